import type { Exhibit } from '../../../contract/schemas/exhibit';
import { readImage } from './fields';
import { isObject, listOf, text } from './values';

/** An object as lists have it. */
export function readExhibit(value: unknown): Exhibit | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  return {
    id,
    title: text(value.title) || id,
    period: text(value.period),
    periodLabel: text(value.periodLabel),
    material: text(value.material),
    materialLabel: text(value.materialLabel),
    medium: text(value.medium),
    date: text(value.date),
    size: text(value.size),
    accessionNumber: text(value.accessionNumber),
    holder: text(value.holder),
    credit: text(value.credit),
    description: text(value.description),
    sourceUrl: text(value.sourceUrl),
    note: text(value.note),
    images: listOf(value.images, readImage),
    ...(value.turns === true && { turns: true }),
  };
}
