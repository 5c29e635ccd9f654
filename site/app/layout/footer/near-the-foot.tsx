import { NearlyInSight } from '../../router/nearly-in-sight';

const load = async () => (await import('./last-parts')).LastParts;

/** Related sites and visit count, loaded when the end of the page is near the viewport. */
export function NearTheFoot() {
  return <NearlyInSight load={load} className="sites" />;
}
