import { NearlyInSight } from '../../router/nearly-in-sight';

const load = async () => (await import('../../features/handscroll/handscroll')).Handscroll;

/** The handscroll; its code and its painting load when it is near the viewport. */
export function UnrolledBelow() {
  return <NearlyInSight load={load} height="calc(clamp(280px, 40vw, 520px) + 230px)" />;
}
