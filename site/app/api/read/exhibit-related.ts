import type { RelatedExhibits } from '../../../contract/schemas/exhibit';
import { readExhibit } from './exhibit';
import { isObject, listOf, oneOf, text, wholeNumber } from './values';

/** A group of related objects; `undefined` without objects or of an unknown relation. */
export function readRelatedExhibits(value: unknown): RelatedExhibits | undefined {
  if (!isObject(value)) return undefined;
  const by = oneOf(value.by, ['motif', 'period', 'material', 'colour']);
  const objects = listOf(value.objects, readExhibit);
  if (!by || objects.length === 0) return undefined;
  const total = wholeNumber(value.total);
  return { by, label: text(value.label), objects, ...(total !== undefined && { total }) };
}
