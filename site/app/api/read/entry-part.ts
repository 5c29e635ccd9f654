import type { EntryPart } from '../../../contract/schemas/content';
import { readImage } from './media-and-tags';
import { isObject, listOf, optionalText, text, texts } from './values';

export function readPart(value: unknown): EntryPart | undefined {
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
