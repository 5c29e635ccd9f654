import type { CategoryNode } from '../../api/read/category-tree';
import { CategoryLink } from '../../features/category-link/category-link';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Index } from './area.styles';

/** Index of an area: its sections, each with the sentence of its category. */
export function AreaIndex({ nodes }: { nodes: readonly CategoryNode[] }) {
  const { articles } = useMessages();
  if (nodes.length === 0) return null;
  return (
    <Index aria-labelledby="area-index">
      <h2 id="area-index">{articles.inThisArea}</h2>
      <ul className="index">
        {nodes.map(({ category }) => (
          <li key={category.id}>
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
