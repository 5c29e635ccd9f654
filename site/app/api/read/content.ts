import type {
  EntryPart,
  ContentEntry,
  ContentEntryDetail,
  ChildCategory,
} from '../../../contract/schemas/content';
import { readImage, readRecording, readTag } from './fields';
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

export function readContentEntry(value: unknown): ContentEntry | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  const period = optionalText(value.period);
  const material = optionalText(value.material);
  return {
    id,
    categoryCode: text(value.categoryCode),
    title: text(value.title) || id,
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

export function readChildCategory(value: unknown): ChildCategory | undefined {
  if (!isObject(value)) return undefined;
  const categoryCode = text(value.categoryCode);
  const categoryName = text(value.categoryName);
  if (!categoryCode || !categoryName) return undefined;
  return { categoryCode, categoryName, records: listOf(value.records, readContentEntry) };
}
