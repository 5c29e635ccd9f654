import { styled } from 'styled-components';
import { categoryTrail } from '../../api/category-tree';
import { useCategories } from '../../api/use-categories';
import { Passage } from '../../i18n/passage';

const Lead = styled.p`
  max-width: var(--measure);
  min-height: 1.8em;
  margin-top: 14px;
  font-size: var(--size-lead);
`;

/** What a section holds, in a sentence: its category says it. */
export function SectionLead({ code }: { code: string }) {
  const { tree } = useCategories();
  const title = categoryTrail(tree ?? [], code).at(-1)?.category.title;
  return title ? (
    <Lead>
      <Passage text={title} />
    </Lead>
  ) : null;
}
