import type {
  Image,
  ImageService,
  Recording,
  Turntable,
} from '../../../contract/schemas/common/fields';
import { imageServicePath } from '../../../contract/shared/iiif/addresses';
import type { Language } from '../../../contract/shared/sites';
import type { ImageDraft, RecordingDraft } from '../records/drafts';
import type { PackMedia } from '../media/prepare-media';

export function imageColumn(
  images: readonly ImageDraft[],
  media: PackMedia,
  language: Language,
): Image[] {
  return images.map(({ file, alt, credit, focal, lead }) => ({
    ...media.picture(file),
    alt: alt[language],
    ...(credit[language] && { credit: credit[language] }),
    ...(focal && { focal }),
    ...(lead && { lead }),
  }));
}

/** The IIIF services of pictures, with the licence of each. */
export function imageServicesColumn(
  images: readonly ImageDraft[],
  media: PackMedia,
): ImageService[] {
  return images.map(({ file, rights }) => {
    const { name, width, height } = media.tiles(file);
    return { id: imageServicePath(name), width, height, ...(rights && { rights }) };
  });
}

export function turntableColumn(files: readonly string[], media: PackMedia): Turntable | null {
  const [first, ...others] = files.map(media.frame);
  if (!first) return null;
  const { width, height } = first;
  return { width, height, frames: [first, ...others].map(({ avif, webp }) => ({ avif, webp })) };
}

export function recordingColumn(
  recording: RecordingDraft | undefined,
  media: PackMedia,
  language: Language,
): Recording | undefined {
  if (!recording) return undefined;
  const { files, duration, poster, captions, chapters = [], credit } = recording;
  return {
    sources: files.map(({ file, type }) => ({ src: media.fileUrl(file), type })),
    ...(duration !== undefined && { duration }),
    ...(poster !== undefined && { poster: media.picture(poster).src }),
    tracks: captions.map(({ file, lang, label }) => ({ src: media.fileUrl(file), lang, label })),
    ...(chapters.length > 0 && {
      chapters: chapters.map(({ start, title }) => ({ start, title: title[language] })),
    }),
    ...(credit[language] && { credit: credit[language] }),
  };
}
