import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../router/load-chunk';

const nothing = () => null;
/** Without its code the footer does without the row. */
const SiteRow = lazy<ComponentType>(() =>
  loadChunk(() => import('./site-row')).then(
    (module) => ({ default: module.SiteRow }),
    () => ({ default: nothing }),
  ),
);

/** The row of other institutions' plates, fetched when one comes near the foot of the page. */
export function RelatedSites() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '600px' },
    );
    if (place.current) watch.observe(place.current);
    return () => {
      watch.disconnect();
    };
  }, []);

  return (
    <div ref={place} className="sites">
      {near && (
        <Suspense>
          <SiteRow />
        </Suspense>
      )}
    </div>
  );
}
