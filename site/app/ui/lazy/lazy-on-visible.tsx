import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useStaticPart } from '../static-page';
import { ChunkRetry } from './chunk-retry';
import { useLazyComponent } from './use-lazy-component';

interface LazyOnVisibleProps {
  loadComponent: () => Promise<ComponentType>;
  /** Placeholder height, a CSS length, against layout shift. */
  height?: string;
  className?: string;
}

/** Loads a component when it is within 600 px of the viewport. */
export function LazyOnVisible({ loadComponent, height, className }: LazyOnVisibleProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const staticPart = useStaticPart(loadComponent);
  const { Component, load } = useLazyComponent(loadComponent);
  const [hasFailed, setFailed] = useState(false);
  const isLoaded = Component !== undefined || staticPart !== undefined;
  const requestRef = useRef(load);
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
      {Component ? <Component /> : staticPart}
      {hasFailed && !Component && <ChunkRetry onRetry={load} />}
    </div>
  );
}
