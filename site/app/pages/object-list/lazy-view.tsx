import type { ExhibitFacet } from '../../../contract/schemas/exhibit';
import { LazyPart } from '../../ui/lazy/lazy-part';
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
  return <LazyPart load={loaders[view]} props={props} height="480px" />;
}
