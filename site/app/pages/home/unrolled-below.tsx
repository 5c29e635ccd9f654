import { useEffect, useRef } from 'react';
import { useOnDemand } from '../../router/use-on-demand';

const load = async () => (await import('../../features/handscroll/handscroll')).Handscroll;

/** The handscroll, whose code and painting come when it is nearly in sight. */
export function UnrolledBelow() {
  const place = useRef<HTMLDivElement>(null);
  const { Part, request } = useOnDemand(load);
  const isThere = Part !== undefined;
  const ask = useRef(request);
  useEffect(() => {
    const box = place.current;
    if (!box || isThere) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void ask.current();
      },
      { rootMargin: '500px' },
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [isThere]);
  return (
    // As tall as what comes, so that nothing below it moves.
    <div ref={place} style={{ minWidth: 0, minHeight: 'calc(clamp(280px, 40vw, 520px) + 230px)' }}>
      {Part && <Part />}
    </div>
  );
}
