import brokenUrl from '../theme/vessel-broken.svg';
import vesselUrl from '../theme/vessel.svg';
import { Drawing } from './drawing';

/**
 * A jar as excavation reports print it: section on the left, outside on the right. Where something
 * is missing from the page, a sherd is missing from the jar.
 */
export function VesselDrawing({ broken = false }: { broken?: boolean }) {
  return <Drawing $address={broken ? brokenUrl : vesselUrl} />;
}
