import type { Exhibition, ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { readCountedTag, readImage } from './fields';
import { isObject, listOf, oneOf, optionalText, text } from './values';

export function readExhibition(value: unknown): Exhibition | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  return {
    id,
    kind: oneOf(value.kind, ['base', 'temporary', 'review']) ?? 'base',
    status: oneOf(value.status, ['upcoming', 'current', 'past']) ?? 'current',
    title: text(value.title) || id,
    summary: text(value.summary),
    thumbImg: text(value.thumbImg),
    images: listOf(value.images, readImage),
    startDate: text(value.startDate),
    endDate: optionalText(value.endDate) ?? null,
    place: text(value.place),
    rooms: listOf(value.rooms, optionalText),
    tags: listOf(value.tags, readCountedTag),
  };
}

export function readExhibitionDetail(value: unknown): ExhibitionDetail | undefined {
  const exhibition = readExhibition(value);
  return exhibition && isObject(value)
    ? { ...exhibition, content: text(value.content) }
    : undefined;
}
