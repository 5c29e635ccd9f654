import { LazyOnVisible } from '../../../ui/lazy/lazy-on-visible';

const loadEnd = async () => (await import('./record-end')).RecordEnd;

/** The end of the record of the current URL, loaded when it is near the viewport. */
export function LazyRecordEnd() {
  return <LazyOnVisible loadComponent={loadEnd} height="480px" />;
}
