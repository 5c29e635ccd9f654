import type { ContentEntry, ContentEntryDetail } from '../../../contract/schemas/content';
import { readImage, readRecording, readTag } from './media-and-tags';
import { readPart } from './entry-part';
import { isObject, listOf, optionalText, text, texts } from './values';

export function readContentEntry(value: unknown): ContentEntry | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  const period = optionalText(value.period);
  const material = optionalText(value.material);
  return {
    id,
    categoryCode: text(value.categoryCode),
    title: text(value.title),
    summary: text(value.summary),
    thumbImg: text(value.thumbImg),
    images: listOf(value.images, readImage),
    publishedAt: text(value.publishedAt),
    linkUrl: text(value.linkUrl),
    tags: listOf(value.tags, readTag),
    ...(period && { period }),
    ...(material && { material }),
    facts: texts(value.facts),
  };
}

export function readContentEntryDetail(value: unknown): ContentEntryDetail | undefined {
  const entry = readContentEntry(value);
  if (!entry || !isObject(value)) return undefined;
  const video = readRecording(value.video);
  const audio = readRecording(value.audio);
  return {
    ...entry,
    content: text(value.content),
    ...(video && { video }),
    ...(audio && { audio }),
    parts: listOf(value.parts, readPart),
  };
}
