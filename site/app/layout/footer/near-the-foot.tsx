import { NearlyInSight } from '../../router/nearly-in-sight';

const load = async () => (await import('./last-parts')).LastParts;

/** The row of other institutions' plates and the count of visits, fetched when one comes near the foot of the page. */
export function NearTheFoot() {
  return <NearlyInSight load={load} className="sites" />;
}
