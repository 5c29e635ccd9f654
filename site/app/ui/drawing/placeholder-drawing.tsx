import brokenUrl from '../../theme/vessel-broken.svg';
import { Drawing } from './drawing';

/** Line drawing in place of missing content; `broken` for errors. */
export function PlaceholderDrawing({ broken = false }: { broken?: boolean }) {
  return <Drawing $address={broken ? brokenUrl : `${import.meta.env.DRAWN}/guan-majiayao.svg`} />;
}
