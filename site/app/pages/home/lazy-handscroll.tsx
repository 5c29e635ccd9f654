import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';

const load = async () => (await import('../../features/handscroll/handscroll')).Handscroll;

/** The handscroll; its code and its painting load when it is near the viewport. */
export function LazyHandscroll() {
  return <LazyOnVisible loadComponent={load} height="calc(clamp(280px, 40vw, 520px) + 230px)" />;
}
