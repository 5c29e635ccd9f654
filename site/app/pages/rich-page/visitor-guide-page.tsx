import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';
import { RichPage } from './rich-page';

const loadDirections = async () => (await import('./directions')).Directions;

const loadFloorPlans = async () =>
  (await import('../../features/floor-plan/floor-plan-section')).FloorPlanSection;

/** Visitor guide: text, directions to the museum, and floor plans. */
export function VisitorGuidePage() {
  return (
    <RichPage>
      <LazyOnVisible loadComponent={loadDirections} height="70vw" />
      <LazyOnVisible loadComponent={loadFloorPlans} height="60vw" />
    </RichPage>
  );
}
