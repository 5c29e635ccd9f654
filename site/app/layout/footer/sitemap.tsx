import { useCategories } from '../../api/hooks/category';
import { CategoryLink } from '../../features/category-link/category-link';
import { useMessages } from '../../i18n/i18n-context';

/** Folds the list on narrow screens; styles hide it there until then, so that nothing moves. */
function fold(box: HTMLDetailsElement | null): void {
  if (!box) return;
  box.open = window.matchMedia('(min-width: 37.5em)').matches;
  box.className = 'known';
}

/** The first two levels of the category tree, folded on narrow screens. */
export function Sitemap() {
  const { footer } = useMessages();
  const { tree } = useCategories();
  return (
    <nav className="sitemap" aria-label={footer.sitemap}>
      <details ref={fold} open>
        <summary>{footer.sitemap}</summary>
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
      </details>
    </nav>
  );
}
