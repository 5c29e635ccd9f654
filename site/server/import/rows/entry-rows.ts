import type { EntryPart } from '../../../contract/schemas/content';
import type { Language } from '../../../contract/shared/sites';
import { omit } from '../../db/omit';
import type { EntryColumns, EntryDraft, EntryPartDraft } from '../records/drafts';
import type { Localized } from '../records/localized';
import type { PackMedia } from '../media/prepare-media';
import { imageColumn, recordingColumn } from './media-columns';
import { rowsForSites } from './site-rows';

export function entryRows(draft: EntryDraft, media: PackMedia, firstImported: Date) {
  const { id, category, title, content, publishedAt, images, video, audio, parts } = draft;
  return rowsForSites(title, ({ siteId, language }) => ({
    ...columnsInLanguage(draft, language),
    siteId,
    id,
    categoryId: category,
    title: title[language],
    content: content[language].render(media.picture),
    publishedAt: publishedAt === undefined ? firstImported : new Date(publishedAt),
    images: imageColumn(images, media, language),
    video: recordingColumn(video, media, language) ?? null,
    audio: recordingColumn(audio, media, language) ?? null,
    parts: parts?.map((part) => renderPart(part, media, language)) ?? null,
  }));
}

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

/** The columns that need no conversion, so that a new one is not listed here. */
function columnsInLanguage(draft: EntryDraft, language: Language): EntryColumns {
  const columns = Object.entries(omit(draft, convertedFields)).map(([name, value]) => [
    name,
    isLocalized(value) ? value[language] : value,
  ]);
  return Object.fromEntries(columns) as EntryColumns;
}

function isLocalized(value: unknown): value is Localized<unknown> {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
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
