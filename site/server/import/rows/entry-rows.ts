import type { EntryDraft } from '../drafts';
import type { PackMedia } from '../media/prepare-media';
import { imageColumn, recordingColumn } from './media-columns';
import { rowsForSites } from './site-rows';

export function entryRows(draft: EntryDraft, media: PackMedia, firstImported: Date) {
  const { id, category, title, summary, content, publishedAt, linkUrl, recommended } = draft;
  return rowsForSites(title, ({ siteId, language }) => ({
    siteId,
    id,
    categoryId: category,
    title: title[language],
    summary: summary[language],
    content: content[language].render(media.picture),
    publishedAt: publishedAt === undefined ? firstImported : new Date(publishedAt),
    linkUrl,
    period: draft.period ?? null,
    material: draft.material ?? null,
    recommended,
    facts: draft.facts[language],
    images: imageColumn(draft.images, media, language),
    video: recordingColumn(draft.video, media) ?? null,
    audio: recordingColumn(draft.audio, media) ?? null,
  }));
}

export function entryTagRows({ id, title, tags }: EntryDraft) {
  return rowsForSites(title, ({ siteId }) =>
    [...new Set(tags)].map((tagId, position) => ({ siteId, entryId: id, tagId, position })),
  ).flat();
}
