import type { Static } from 'typebox';
import type { RecordingDraft } from '../drafts';
import type { RecordTools } from '../record-tools';
import type { Captions } from './fields';

const tracks = [
  { lang: 'zh', label: '中文' },
  { lang: 'en', label: 'English' },
] as const;

/**
 * Caption tracks of a recording, labelled in their own language. `prefix` is the path of the recording
 * in its record, ending with a dot.
 */
export function captionsOf(
  captions: Static<typeof Captions> | undefined,
  context: RecordTools,
  prefix = '',
): RecordingDraft['captions'] {
  return tracks.flatMap(({ lang, label }) => {
    const file = captions?.[lang];
    if (file === undefined) return [];
    context.need('captions', `${prefix}captions.${lang}`, file);
    return [{ file, lang, label }];
  });
}
