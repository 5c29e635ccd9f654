import type { EntryPart } from '../../../contract/schemas/content';
import type { Language } from '../../../contract/shared/sites';
import type { EntryDraft, EntryPartDraft } from '../records/drafts';
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
    video: recordingColumn(draft.video, media, language) ?? null,
    audio: recordingColumn(draft.audio, media, language) ?? null,
    form: draft.form,
    parts: draft.parts?.map((part) => renderPart(part, media, language)) ?? null,
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
