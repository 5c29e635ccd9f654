import { WhenNear } from '../../router/when-near';

const load = async () => (await import('../../features/handscroll/handscroll')).Handscroll;

/** The handscroll, whose code and painting come when it is nearly in sight. */
export function UnrolledBelow() {
  return <WhenNear load={load} minHeight="calc(clamp(280px, 40vw, 520px) + 230px)" />;
}
