import type { Static } from 'typebox';
import type { RecordingDraft } from '../drafts';
import type { RecordTools } from '../record-tools';
import type { Captions } from './fields';

const tracks = [
  { lang: 'zh', label: '中文' },
  { lang: 'en', label: 'English' },
] as const;

/**
 * The captions that a recording names, each in its language's own name. `inside` is the way to
 * the recording in its record, with a dot at its end.
 */
export function captionsOf(
  captions: Static<typeof Captions> | undefined,
  { need }: RecordTools,
  inside = '',
): RecordingDraft['captions'] {
  return tracks.flatMap(({ lang, label }) => {
    const file = captions?.[lang];
    if (file === undefined) return [];
    need('captions', `${inside}captions.${lang}`, file);
    return [{ file, lang, label }];
  });
}
