import { useRouteParam } from '../../router/use-route';
import { GuidePage } from './guide-page';
import { StopPage } from './stop-page';

/** The audio guide: number keys and all stops, or one stop with its player. */
export default function AudioGuidePage() {
  const stop = useRouteParam('id');
  return stop ? <StopPage stop={stop} /> : <GuidePage />;
}
