import { useEffect, useRef } from 'react';
import { useCategories } from '../../api/hooks/category';
import { CategoryLink } from '../../features/category-link/category-link';
import { useMessages } from '../../i18n/i18n-context';
import { useIsStaticPage } from '../../ui/static-page';

const narrowScreen = '(max-width: 37.4375em)';

/** The first two levels of the category tree, folded on narrow screens. */
export function Sitemap() {
  const { footer } = useMessages();
  const { tree } = useCategories();
  const isStatic = useIsStaticPage();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    current.open = !window.matchMedia(narrowScreen).matches;
    current.dataset.known = '';
  }, []);
  return (
    <nav className="sitemap" aria-label={footer.sitemap}>
      {/* Styles hide the list on narrow screens until it is known that it is closed there: nothing moves. */}
      <details ref={box} open data-known={isStatic ? '' : undefined}>
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
