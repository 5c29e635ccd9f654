import type { CallResponse } from '../../../contract/shared/initial-data';
import { markup, trustedMarkup, type Markup } from '../shared/markup';
import type { PrerenderedPage } from './prerender-cache';

/**
 * The element that the app renders into, with a prerendered page and what hydrating it needs: its address, the time of
 * its rendering and its calls besides those of the initial data.
 */
export function rootElement(
  { html, renderedAt }: Pick<PrerenderedPage, 'html' | 'renderedAt'>,
  address: string,
  calls: readonly Pick<CallResponse, 'name' | 'input'>[] = [],
): Markup {
  const named = JSON.stringify(calls.map(({ name, input }) => ({ name, input })));
  return markup`<div id="root" class="prerendered" data-address="${address}" data-rendered-at="${renderedAt.toISOString()}" data-calls="${named}">${trustedMarkup(html)}</div>`;
}
