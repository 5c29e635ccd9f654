import Cookies from 'js-cookie';
import { toolbar } from '../../../contract/shared/toolbar';

/** Whether the toolbar was open at the end of the last visit. */
export function wasShown(): boolean {
  return Cookies.get(`${toolbar.namespace}-toolbar`) === 'shown';
}
