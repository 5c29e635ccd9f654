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

/** The introductory sentence of a section: the `title` of its category. */
export function SectionLead({ code }: { code: string }) {
  const { tree } = useCategories();
  const title = categoryTrail(tree ?? [], code).at(-1)?.category.title;
  return title ? (
    <Lead>
      <Passage text={title} />
    </Lead>
  ) : null;
}
