import { useEffect, useRef, type ComponentType } from 'react';
import { useOnDemand } from './use-on-demand';

interface WhenNearProps {
  load: () => Promise<ComponentType>;
  /** How tall the part is about, in CSS, so that nothing below it moves when it comes. */
  minHeight: string;
}

/** A part of a page whose code is fetched when it is nearly in sight. */
export function WhenNear({ load, minHeight }: WhenNearProps) {
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
    <div ref={place} style={{ minWidth: 0, minHeight }}>
      {Part && <Part />}
    </div>
  );
}
