import { useCategories } from '../../api/hooks/category';
import { CategoryLink } from '../../features/category-link/category-link';
import { useMessages } from '../../i18n/i18n-context';

/** The first two levels of the category tree. */
export function Sitemap() {
  const { footer } = useMessages();
  const { tree } = useCategories();
  return (
    <nav className="sitemap" aria-label={footer.sitemap}>
      <ul className="areas">
        {tree?.map(({ category, children }) => (
          <li key={category.id}>
            <CategoryLink category={category} className="area" />
            <ul className="below">
              {children.map((child) => (
                <li key={child.category.id}>
                  <CategoryLink category={child.category} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
