import { NearlyInSight } from '../../router/nearly-in-sight';
import { RichPage } from './rich-page';

const loadWayHere = async () => (await import('./way-here')).WayHere;

const loadFloorPlans = async () =>
  (await import('../../features/floor-plan/floor-plan-section')).FloorPlanSection;

/** How to visit, the way to the museum, then the plan of every floor. */
export function VisitorGuidePage() {
  return (
    <RichPage>
      <NearlyInSight load={loadWayHere} height="70vw" />
      <NearlyInSight load={loadFloorPlans} height="60vw" />
    </RichPage>
  );
}
