import type { ContentEntryDetail, EntryPart } from '../../../contract/schemas/content';
import { readContentEntry } from './content';
import { readImage } from './fields';
import { isObject, listOf, optionalText, text, texts } from './values';

function readPart(value: unknown): EntryPart | undefined {
  if (!isObject(value)) return undefined;
  const kind = text(value.kind);
  const id = text(value.id);
  if (!kind || !id) return undefined;
  const object = optionalText(value.object);
  return {
    kind,
    id,
    title: text(value.title),
    content: text(value.content),
    images: listOf(value.images, readImage),
    facts: texts(value.facts),
    ...(object && { object }),
  };
}

/** An entry with its text and parts; the text of a category has no recording. */
export function readCategoryText(value: unknown): ContentEntryDetail | undefined {
  const entry = readContentEntry(value);
  if (!entry || !isObject(value)) return undefined;
  return { ...entry, content: text(value.content), parts: listOf(value.parts, readPart) };
}
