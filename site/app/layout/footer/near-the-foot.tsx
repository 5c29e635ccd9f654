import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../router/load-chunk';

const nothing = () => null;
/** Without its code the footer does without them. */
const LastParts = lazy<ComponentType>(() =>
  loadChunk(() => import('./last-parts')).then(
    (module) => ({ default: module.LastParts }),
    () => ({ default: nothing }),
  ),
);

/** The row of other institutions' plates and the count of visits, fetched when one comes near the foot of the page. */
export function NearTheFoot() {
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
          <LastParts />
        </Suspense>
      )}
    </div>
  );
}
