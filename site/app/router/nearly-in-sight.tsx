import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ChunkRetry } from './chunk-retry';
import { useOnDemand } from './use-on-demand';

interface NearlyInSightProps {
  load: () => Promise<ComponentType>;
  /** Placeholder height, a CSS length, against layout shift. */
  height?: string;
  className?: string;
}

/** Loads a component when it is within 600 px of the viewport. */
export function NearlyInSight({ load, height, className }: NearlyInSightProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const { Part, request } = useOnDemand(load);
  const [hasFailed, setFailed] = useState(false);
  const isLoaded = Part !== undefined;
  const requestRef = useRef(request);
  useEffect(() => {
    const box = placeholder.current;
    if (!box || isLoaded) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting)
          void requestRef.current().then((hasLoaded) => setFailed(!hasLoaded));
      },
      { rootMargin: '600px' },
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [isLoaded]);
  return (
    <div
      ref={placeholder}
      className={className}
      // Not printed until loaded.
      data-print={isLoaded ? undefined : 'none'}
      style={{ minWidth: 0, minHeight: isLoaded ? undefined : height }}
    >
      {Part && <Part />}
      {hasFailed && !Part && <ChunkRetry onRetry={request} />}
    </div>
  );
}
