import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ChunkRetry } from './chunk-retry';
import { useOnDemand } from './use-on-demand';

interface NearlyInSightProps {
  load: () => Promise<ComponentType>;
  /** About as tall as what comes, so that little below it moves; any CSS length. */
  height?: string;
  className?: string;
}

/** A part further down a page: its code and data come when a visitor is about to reach it. */
export function NearlyInSight({ load, height, className }: NearlyInSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const { Part, request } = useOnDemand(load);
  const [hasFailed, setFailed] = useState(false);
  const isThere = Part !== undefined;
  const ask = useRef(request);
  useEffect(() => {
    const box = place.current;
    if (!box || isThere) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void ask.current().then((isLoaded) => setFailed(!isLoaded));
      },
      { rootMargin: '600px' },
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [isThere]);
  return (
    <div
      ref={place}
      className={className}
      // Paper has no room for what nobody has reached.
      data-print={isThere ? undefined : 'none'}
      style={{ minWidth: 0, minHeight: isThere ? undefined : height }}
    >
      {Part && <Part />}
      {hasFailed && !Part && <ChunkRetry onRetry={request} />}
    </div>
  );
}
