import type { ContentEntryDetail } from '../../../contract/schemas/content';
import { readCategoryText } from './category-text';
import { readRecording } from './recording';
import { isObject } from './values';

export function readContentEntryDetail(value: unknown): ContentEntryDetail | undefined {
  const entry = readCategoryText(value);
  if (!entry || !isObject(value)) return undefined;
  const video = readRecording(value.video);
  const audio = readRecording(value.audio);
  return { ...entry, ...(video && { video }), ...(audio && { audio }) };
}
