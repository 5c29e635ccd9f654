import { categoryTrail } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { CategoryLink } from '../../features/category-link/category-link';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { useCategoryCode } from '../../router/use-route';
import { Index } from './rich-page.styles';

/** The sections of a page, each with the sentence of its category; not rendered when there are none. */
export function SectionIndex() {
  const { articles } = useMessages();
  const { tree } = useCategories();
  const nodes = categoryTrail(tree ?? [], useCategoryCode()).at(-1)?.children ?? [];
  if (nodes.length === 0) return null;
  return (
    <Index aria-labelledby="area-contents">
      <h2 id="area-contents">{articles.inThisArea}</h2>
      <ul className="index">
        {nodes.map(({ category }) => (
          <li key={category.id} data-described={category.title ? true : undefined}>
            <CategoryLink category={category} />
            {category.title && (
              <p>
                <TextWithLanguage text={category.title} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Index>
  );
}
