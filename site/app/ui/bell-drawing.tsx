import bellUrl from '../theme/bell.svg';
import { Drawing } from './drawing';

/** A bell of a chime, drawn as the vessel is: for music that has no picture. */
export function BellDrawing() {
  return <Drawing $address={bellUrl} />;
}
