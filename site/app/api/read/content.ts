import type { ChildCategory, ContentEntry } from '../../../contract/schemas/content';
import { readImage, readTag } from './fields';
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

export function readChildCategory(value: unknown): ChildCategory | undefined {
  if (!isObject(value)) return undefined;
  const categoryCode = text(value.categoryCode);
  const categoryName = text(value.categoryName);
  if (!categoryCode || !categoryName) return undefined;
  return { categoryCode, categoryName, records: listOf(value.records, readContentEntry) };
}
