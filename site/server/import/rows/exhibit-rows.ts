import { omit } from '../../db/omit';
import type { ExhibitDraft } from '../records/drafts';
import type { PackMedia } from '../media/prepare-media';
import { columnsInLanguage } from './columns-in-language';
import { findingColumns } from './finding-columns';
import {
  imageColumn,
  imageServicesColumn,
  recordingColumn,
  turntableColumn,
} from './media-columns';
import { rowsForSites } from './site-rows';

/** The fields that are no columns or need a conversion; a new column is not listed here. */
const convertedFields = [
  'at',
  'title',
  'description',
  'images',
  'turntable',
  'audioRecording',
] as const;

export function exhibitRows(draft: ExhibitDraft, media: PackMedia, position: number) {
  const { title, medium, description, images, kiln } = draft;
  const turntable = turntableColumn(draft.turntable, media);
  const imageServices = imageServicesColumn(images, media);
  // The first picture shows the whole object, the others details.
  const palette = images[0] ? media.tiles(images[0].file).palette : [];
  const chinese = { date: draft.date.zh, medium: medium.zh };
  const words = [title, medium].flatMap(({ zh, en }) => [zh, en]);
  const found = { chinese, words, kiln, palette, imageServices };
  return rowsForSites(title, ({ siteId, language }) => ({
    ...columnsInLanguage(omit(draft, convertedFields), language),
    siteId,
    position,
    title: title[language],
    description: description[language].render(media.picture),
    images: imageColumn(images, media, language),
    turntable,
    audioRecording: recordingColumn(draft.audioRecording[language], media, language) ?? null,
    imageServices,
    palette,
    ...findingColumns({ ...found, title: title[language], language }),
  }));
}
