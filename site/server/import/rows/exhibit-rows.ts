import type { ExhibitDraft } from '../records/drafts';
import type { PackMedia } from '../media/prepare-media';
import { imageColumn, turntableColumn } from './media-columns';
import { rowsForSites } from './site-rows';

export function exhibitRows(draft: ExhibitDraft, media: PackMedia, position: number) {
  const { id, title, period, material, accessionNumber, sourceUrl } = draft;
  const turntable = turntableColumn(draft.turntable, media);
  return rowsForSites(title, ({ siteId, language }) => ({
    siteId,
    id,
    position,
    title: title[language],
    period,
    material,
    medium: draft.medium[language],
    date: draft.date[language],
    size: draft.size[language],
    accessionNumber,
    holder: draft.holder[language],
    credit: draft.credit[language],
    description: draft.description[language].render(media.picture),
    sourceUrl,
    note: draft.note[language],
    images: imageColumn(draft.images, media, language),
    turntable,
  }));
}
