import Cookies from 'js-cookie';
import { toolbar } from '../../../contract/toolbar';

/** Whether the toolbar was open when the visitor was last here. */
export function wasShown(): boolean {
  return Cookies.get(`${toolbar.namespace}-toolbar`) === 'shown';
}
