import { NearlyInSight } from '../../router/nearly-in-sight';

const load = async () => (await import('../../features/handscroll/handscroll')).Handscroll;

/** The handscroll, whose code and painting come when it is nearly in sight. */
export function UnrolledBelow() {
  return <NearlyInSight load={load} height="calc(clamp(280px, 40vw, 520px) + 230px)" />;
}
