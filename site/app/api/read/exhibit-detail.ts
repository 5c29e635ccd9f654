import type { ImageService, Turntable } from '../../../contract/schemas/common/fields';
import type { Exhibit, ObjectExhibition } from '../../../contract/schemas/exhibit';
import { readExhibit } from './exhibit';
import { readExhibition } from './exhibition';
import { isObject, listOf, optionalText, text, wholeNumber } from './values';

/** An object with what lists leave out: turntable, image services, history. */
export function readExhibitDetail(value: unknown): Exhibit | undefined {
  const exhibit = readExhibit(value);
  if (!exhibit || !isObject(value)) return undefined;
  const turntable = readTurntable(value.turntable);
  const findSpot = readPlace(value.findSpot);
  const kiln = readPlace(value.kiln);
  const audioStop = optionalText(value.audioStop);
  return {
    ...exhibit,
    ...(turntable && { turntable }),
    imageServices: listOf(value.imageServices, readImageService),
    ...(findSpot && { findSpot }),
    ...(kiln && { kiln }),
    ...(audioStop && { audioStop }),
    provenance: listOf(value.provenance, optionalText),
    bibliography: listOf(value.bibliography, optionalText),
    exhibitionHistory: listOf(value.exhibitionHistory, optionalText),
    exhibitions: listOf(value.exhibitions, readObjectExhibition),
  };
}

function readPlace(place: unknown): Exhibit['kiln'] {
  const value = isObject(place) ? text(place.value) : '';
  return value && isObject(place) ? { value, label: text(place.label) || value } : undefined;
}

function readObjectExhibition(value: unknown): ObjectExhibition | undefined {
  const exhibition = readExhibition(value);
  if (!exhibition || !isObject(value)) return undefined;
  const { id, kind, status, title, startDate, endDate, place } = exhibition;
  const onView = isObject(value.onView) ? value.onView : {};
  const room = text(onView.room);
  const showcase = wholeNumber(onView.showcase);
  const hall = text(onView.hall);
  return {
    ...{ id, kind, status, title, startDate, endDate, place },
    ...(room && { onView: { room, ...(hall && { hall }), ...(showcase && { showcase }) } }),
  };
}

function readImageService(value: unknown): ImageService | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  const width = wholeNumber(value.width);
  const height = wholeNumber(value.height);
  const rights = optionalText(value.rights);
  return id && width && height ? { id, width, height, ...(rights && { rights }) } : undefined;
}

/** `undefined` if any frame is invalid: the rotation would jump. */
function readTurntable(value: unknown): Turntable | undefined {
  if (!isObject(value) || !Array.isArray(value.frames)) return undefined;
  const width = wholeNumber(value.width);
  const height = wholeNumber(value.height);
  const frames = listOf(value.frames, (frame) => {
    if (!isObject(frame)) return undefined;
    const avif = text(frame.avif);
    const webp = text(frame.webp);
    return avif && webp ? { avif, webp } : undefined;
  });
  if (!width || !height || frames.length < 2 || frames.length < value.frames.length) {
    return undefined;
  }
  return { width, height, frames };
}
