import type { ExhibitFacet, ExhibitFacetName } from '../../../contract/schemas/exhibit';
import { isObject, listOf, oneOf, text, wholeNumber } from './values';

/** Filters with values, in the order in which the list shows them. */
export const objectFacetNames = [
  'period',
  'material',
  'findSpot',
  'kiln',
  'technique',
  'hall',
  'onView',
  'picture',
  'licence',
  'colour',
] as const satisfies readonly ExhibitFacetName[];

const names = [...objectFacetNames, 'years', 'keyword'] as const;

/** A filter with its values; `undefined` for an unknown filter. */
export function readExhibitFacet(facet: unknown): ExhibitFacet | undefined {
  if (!isObject(facet)) return undefined;
  const name = oneOf(facet.name, names);
  return (
    name && { name, total: wholeNumber(facet.total) ?? 0, values: listOf(facet.values, readValue) }
  );
}

function readValue(item: unknown): ExhibitFacet['values'][number] | undefined {
  if (!isObject(item)) return undefined;
  const value = text(item.value);
  const count = wholeNumber(item.count);
  if (!value || count === undefined) return undefined;
  const years = readYears(item.years);
  const mapPlace = text(item.mapPlace);
  return {
    ...{ value, label: text(item.label) || value, count },
    ...(years && { years }),
    ...(mapPlace && { mapPlace }),
  };
}

function readYears(value: unknown): ExhibitFacet['values'][number]['years'] {
  if (!isObject(value) || !isYear(value.from)) return undefined;
  return { from: value.from, ...(isYear(value.to) && { to: value.to }) };
}

const isYear = (value: unknown): value is number => Number.isSafeInteger(value);
