import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';

const load = async () => (await import('./footer-data')).FooterData;

/** Related sites and visit count, loaded when the end of the page is near the viewport. */
export function LazyFooterData() {
  return <LazyOnVisible loadComponent={load} className="sites" />;
}
