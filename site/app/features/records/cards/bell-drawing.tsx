import bellUrl from '../../../theme/bell.svg';
import { Drawing } from '../../../ui/drawing/drawing';

/** Drawing of a chime bell; placeholder of music without a picture. */
export function BellDrawing() {
  return <Drawing $address={bellUrl} />;
}
