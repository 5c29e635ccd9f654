import Cookies from 'js-cookie';

/** Prefix of all that the toolbar stores on this site. */
export const toolbarNamespace = 'museum';

/** Every button that opens and closes the toolbar. */
export const openerSelector = '[data-open-accessibility]';

/** Whether the toolbar was open when the visitor was last here. */
export function wasShown(): boolean {
  return Cookies.get(`${toolbarNamespace}-toolbar`) === 'shown';
}
