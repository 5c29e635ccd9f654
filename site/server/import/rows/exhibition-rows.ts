import type { ExhibitionDraft } from '../records/drafts';
import type { PackMedia } from '../media/prepare-media';
import { imageColumn, recordingColumn } from './media-columns';
import { nextYearlyDates } from '../../calendar/yearly-run';
import { rowsForSites } from './site-rows';

/** @param today day of the import; a yearly exhibition gets its current or next dates from it */
export function exhibitionRows(draft: ExhibitionDraft, media: PackMedia, today: string) {
  const { id, kind, title, summary, content, place, images } = draft;
  return rowsForSites(title, ({ siteId, language }) => ({
    siteId,
    id,
    kind,
    title: title[language],
    summary: summary[language],
    content: content[language].render(media.picture),
    ...datesOn(draft, today),
    place: place[language],
    rooms: draft.rooms,
    images: imageColumn(images, media, language),
    audioStop: draft.audioStop,
    audioText: draft.audioText[language],
    audioRecording: recordingColumn(draft.audioRecording[language], media, language) ?? null,
  }));
}

function datesOn({ startDate, endDate, yearly }: ExhibitionDraft, today: string) {
  return yearly && endDate !== null
    ? nextYearlyDates({ startDate, endDate }, today)
    : { startDate, endDate };
}

export function exhibitionObjectRows({ id, title, objects }: ExhibitionDraft) {
  return rowsForSites(title, ({ siteId }) =>
    objects.map((object, position) => ({
      siteId,
      exhibitionId: id,
      exhibitId: object.id,
      position,
      room: object.room,
      showcase: object.showcase,
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
