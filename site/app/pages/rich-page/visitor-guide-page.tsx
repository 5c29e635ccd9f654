import { NearlyInSight } from '../../router/nearly-in-sight';
import { RichPage } from './rich-page';

const loadDirections = async () => (await import('./way-here')).WayHere;

const loadFloorPlans = async () =>
  (await import('../../features/floor-plan/floor-plan-section')).FloorPlanSection;

/** Visitor guide: text, directions to the museum, and floor plans. */
export function VisitorGuidePage() {
  return (
    <RichPage>
      <NearlyInSight load={loadDirections} height="70vw" />
      <NearlyInSight load={loadFloorPlans} height="60vw" />
    </RichPage>
  );
}
