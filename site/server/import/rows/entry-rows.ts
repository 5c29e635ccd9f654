import type { EntryPart } from '../../../contract/schemas/content';
import type { Language } from '../../../contract/shared/sites';
import { omit } from '../../db/omit';
import type { EntryDraft, EntryPartDraft } from '../records/drafts';
import type { PackMedia } from '../media/prepare-media';
import { columnsInLanguage } from './columns-in-language';
import { imageColumn, recordingColumn } from './media-columns';
import { rowsForSites } from './site-rows';

/** The fields that are no columns or need a conversion; a new column is not listed here. */
const convertedFields = [
  'at',
  'category',
  'tags',
  'title',
  'content',
  'publishedAt',
  'images',
  'video',
  'audio',
  'parts',
] as const;

export function entryRows(draft: EntryDraft, media: PackMedia) {
  const { id, category, title, content, publishedAt, images, video, audio, parts } = draft;
  return rowsForSites(title, ({ siteId, language }) => ({
    ...columnsInLanguage(omit(draft, convertedFields), language),
    siteId,
    id,
    categoryId: category,
    title: title[language],
    content: content[language].render(media.picture),
    publishedAt: new Date(publishedAt),
    images: imageColumn(images, media, language),
    video: recordingColumn(video, media, language) ?? null,
    audio: recordingColumn(audio, media, language) ?? null,
    parts: parts?.map((part) => renderPart(part, media, language)) ?? null,
  }));
}

function renderPart(part: EntryPartDraft, media: PackMedia, language: Language): EntryPart {
  const { kind, id, title, content, images, facts, object } = part;
  return {
    kind,
    id,
    title: title[language],
    content: content[language].render(media.picture),
    images: imageColumn(images, media, language),
    facts: facts[language],
    ...(object !== undefined && { object }),
  };
}

export function entryTagRows({ id, title, tags }: EntryDraft) {
  return rowsForSites(title, ({ siteId }) =>
    [...new Set(tags)].map((tagId, position) => ({ siteId, entryId: id, tagId, position })),
  ).flat();
}
