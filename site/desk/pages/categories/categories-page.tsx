import { styled } from 'styled-components';
import type { DeskCategory } from '../../../contract/schemas/desk/arrangement';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { Lead } from '../../ui/lead';
import { PageHead } from '../../ui/page-head';
import { CategoryLine } from './category-line';
import { categoryMessages } from './messages';

const List = styled.ul`
  list-style: none;

  & & {
    padding-left: clamp(12px, 3vw, 32px);
    border-left: 1px solid var(--hairline);
  }
`;

/** Order and visibility of the categories. */
export function CategoriesPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(categoryMessages);
  const call = useDeskCall('deskCategoryList', {});
  return (
    <>
      <PageHead title={frame.pages.categories} />
      <Lead>{own.lead}</Lead>
      <CallState call={call}>
        {(categories) => <Branch categories={categories} parent={undefined} />}
      </CallState>
    </>
  );
}

interface BranchProps {
  categories: readonly DeskCategory[];
  parent: string | undefined;
}

/** The categories below one parent; the importer accepts no cycles. */
function Branch({ categories, parent }: BranchProps) {
  const children = categories.filter((category) => category.parent === parent);
  if (children.length === 0) return null;
  return (
    <List>
      {children.map((category, index) => (
        <li key={category.id}>
          <CategoryLine
            category={category}
            isFirst={index === 0}
            isLast={index === children.length - 1}
          />
          <Branch categories={categories} parent={category.id} />
        </li>
      ))}
    </List>
  );
}
