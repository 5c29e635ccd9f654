import type { Recording } from '../../../contract/schemas/common/fields';
import { isObject, listOf, optionalText, text } from './values';

function readChapter(value: unknown): { start: number; title: string } | undefined {
  if (!isObject(value)) return undefined;
  const title = text(value.title);
  const { start } = value;
  return typeof start === 'number' && start >= 0 && title ? { start, title } : undefined;
}

function readTrack(value: unknown): Recording['tracks'][number] | undefined {
  if (!isObject(value)) return undefined;
  const src = text(value.src);
  return src ? { src, lang: text(value.lang), label: text(value.label) } : undefined;
}

export function readRecording(value: unknown): Recording | undefined {
  if (!isObject(value)) return undefined;
  const sources = listOf(value.sources, (source) => {
    if (!isObject(source)) return undefined;
    const src = text(source.src);
    return src ? { src, type: text(source.type) } : undefined;
  });
  if (sources.length === 0) return undefined;
  const { duration } = value;
  const poster = optionalText(value.poster);
  const credit = optionalText(value.credit);
  const chapters = listOf(value.chapters, readChapter);
  return {
    sources,
    tracks: listOf(value.tracks, readTrack),
    ...(typeof duration === 'number' && duration >= 0 && { duration }),
    ...(poster && { poster }),
    ...(chapters.length > 0 && { chapters }),
    ...(credit && { credit }),
  };
}
