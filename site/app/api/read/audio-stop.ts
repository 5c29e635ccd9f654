import type { AudioStop } from '../../../contract/schemas/visit';
import { readImage } from './fields';
import { readRecording } from './recording';
import { isObject, listOf, optionalText, text, wholeNumber } from './values';

export function readAudioStop(value: unknown): AudioStop | undefined {
  if (!isObject(value)) return undefined;
  const stop = text(value.stop);
  if (!stop) return undefined;
  const image = readImage(value.image);
  const showcase = wholeNumber(value.showcase);
  const recording = readRecording(value.recording);
  return {
    stop,
    title: text(value.title) || stop,
    path: text(value.path),
    isIntroduction: value.isIntroduction === true,
    date: text(value.date),
    ...(image && { image }),
    exhibition: text(value.exhibition),
    place: text(value.place),
    room: text(value.room),
    hall: text(value.hall),
    ...(showcase && { showcase }),
    seconds: wholeNumber(value.seconds) ?? 0,
    text: listOf(value.text, optionalText),
    ...(recording && { recording }),
  };
}
