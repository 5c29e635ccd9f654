import { useEffect, useState } from 'react';
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
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const narrow = window.matchMedia(narrowScreen);
    const update = () => {
      setOpen(!narrow.matches);
    };
    update();
    narrow.addEventListener('change', update);
    return () => {
      narrow.removeEventListener('change', update);
    };
  }, []);
  return (
    <nav className="sitemap" aria-label={footer.sitemap}>
      {/* Hidden by styles on narrow screens until the screen is known: nothing moves. */}
      <details
        open={isOpen ?? true}
        data-unknown={(isOpen === undefined && !isStatic) || undefined}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
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
