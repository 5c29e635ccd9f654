import type { ActivityDraft } from '../records/drafts';
import type { PackMedia } from '../media/prepare-media';
import { imageColumn } from './media-columns';
import { rowsForSites } from './site-rows';

export function activityRows(draft: ActivityDraft, media: PackMedia) {
  const { id, kind, title, summary, content, place, images, capacity, time } = draft;
  return rowsForSites(title, ({ siteId, language }) => ({
    siteId,
    id,
    kind,
    title: title[language],
    summary: summary[language],
    content: content[language].render(media.picture),
    place: place[language],
    images: imageColumn(images, media, language),
    capacity,
    ...time,
  }));
}
