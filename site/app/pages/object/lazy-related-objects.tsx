import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';

const loadRelated = async () => (await import('./related-objects')).RelatedObjects;

/** The objects related to that of the current URL, loaded when they are near the viewport. */
export function LazyRelatedObjects() {
  return <LazyOnVisible loadComponent={loadRelated} height="480px" />;
}
