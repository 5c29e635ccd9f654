import type { Edition } from '../../../contract/shared/sites';
import { toTraditional } from '../../../traditional/to-traditional';
import { trustedMarkup, type Markup } from './markup';

/** A Chinese text of the service in the script of an edition; texts that are converted already stay. */
export function textIn(edition: Edition, text: string): string {
  return edition === 'hant' ? toTraditional(text) : text;
}

/** Markup with its texts in the script of an edition. */
export function markupIn(edition: Edition, markup: Markup): Markup {
  return edition === 'hant' ? trustedMarkup(toTraditional(String(markup))) : markup;
}
