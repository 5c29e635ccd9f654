import { useEffect, useRef, useState } from 'react';
import type { ExhibitFacet } from '../../../contract/schemas/exhibit';
import { ChunkRetry } from '../../ui/lazy/chunk-retry';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component';
import type { ObjectFilters } from './use-object-filters';

const loaders = {
  time: async () => (await import('./timeline')).Timeline,
  map: async () => (await import('./place-map')).PlaceMap,
};

interface LazyViewProps {
  view: keyof typeof loaders;
  filters: ObjectFilters;
  facets: readonly ExhibitFacet[];
}

/** Timeline or map above the list, whose code loads with the first look at it. */
export function LazyView({ view, ...props }: LazyViewProps) {
  const { Component, load } = useLazyComponent(loaders[view]);
  const [hasFailed, setFailed] = useState(false);
  const loadRef = useRef(load);
  useEffect(() => {
    void loadRef.current().then((hasLoaded) => setFailed(!hasLoaded));
  }, []);
  if (Component) return <Component {...props} />;
  // The place is kept, so that the list does not move.
  return <div style={{ minHeight: '480px' }}>{hasFailed && <ChunkRetry onRetry={load} />}</div>;
}
