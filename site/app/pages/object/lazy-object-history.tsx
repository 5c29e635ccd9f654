import type { Exhibit } from '../../../contract/schemas/exhibit';
import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';

const loadHistory = async () => (await import('./object-history')).ObjectHistory;

/** The history of the object of the current URL, loaded when it is near the viewport; nothing without any. */
export function LazyObjectHistory({ object }: { object: Exhibit }) {
  const { provenance = [], bibliography = [], exhibitionHistory = [], exhibitions = [] } = object;
  const lines = [provenance, bibliography, exhibitionHistory, exhibitions].flat();
  return lines.length > 0 && <LazyOnVisible loadComponent={loadHistory} height="240px" />;
}
