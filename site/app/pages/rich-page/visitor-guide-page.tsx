import { NearlyInSight } from '../../router/nearly-in-sight';
import { RichPage } from './rich-page';

const loadFloorPlans = async () =>
  (await import('../../features/floor-plan/floor-plan-section')).FloorPlanSection;

/** How to visit, then the plan of every floor. */
export function VisitorGuidePage() {
  return (
    <RichPage>
      <NearlyInSight load={loadFloorPlans} height="60vw" />
    </RichPage>
  );
}
