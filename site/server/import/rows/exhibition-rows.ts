import type { ExhibitionDraft } from '../drafts';
import type { PackMedia } from '../media/prepare-media';
import { imageColumn } from './media-columns';
import { rowsForSites } from './site-rows';

export function exhibitionRows(draft: ExhibitionDraft, media: PackMedia) {
  const { id, kind, title, summary, content, startDate, endDate, place, images } = draft;
  return rowsForSites(title, ({ siteId, language }) => ({
    siteId,
    id,
    kind,
    title: title[language],
    summary: summary[language],
    content: content[language].render(media.picture),
    startDate,
    endDate,
    place: place[language],
    images: imageColumn(images, media, language),
  }));
}

export function exhibitionObjectRows({ id, title, objects }: ExhibitionDraft) {
  return rowsForSites(title, ({ siteId }) =>
    objects.map((object, position) => ({
      siteId,
      exhibitionId: id,
      exhibitId: object.id,
      position,
    })),
  ).flat();
}

export function exhibitionObjectTagRows({ id, title, objects }: ExhibitionDraft) {
  return rowsForSites(title, ({ siteId }) =>
    objects.flatMap((object) =>
      [...new Set(object.tags)].map((tagId) => ({
        siteId,
        exhibitionId: id,
        exhibitId: object.id,
        tagId,
      })),
    ),
  ).flat();
}
