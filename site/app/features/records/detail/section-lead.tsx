import { styled } from 'styled-components';
import { categoryTrail } from '../../../api/read/category-tree';
import { useCategories } from '../../../api/hooks/category';
import { useCategoryCode } from '../../../router/use-route';
import { TextWithLanguage } from '../../../i18n/text-with-language';

const Lead = styled.p`
  max-width: var(--measure);
  min-height: 1.8em;
  margin-top: 14px;
  font-size: var(--size-lead);
`;

/** The introductory sentence of the page: the `title` of its category. */
export function SectionLead() {
  const code = useCategoryCode();
  const { tree } = useCategories();
  const title = categoryTrail(tree ?? [], code).at(-1)?.category.title;
  return title ? (
    <Lead className="summary">
      <TextWithLanguage text={title} />
    </Lead>
  ) : null;
}
