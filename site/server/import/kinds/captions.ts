import type { Static } from 'typebox';
import type { RecordingDraft } from '../records/drafts';
import type { RecordContext } from './record-parser';
import type { Captions } from './fields';

const tracks = [
  { lang: 'zh', label: '中文' },
  { lang: 'en', label: 'English' },
] as const;

/**
 * Caption tracks of a recording, labelled in their own language. `prefix` is the path of the recording
 * in its record, ending with a dot.
 */
export function parseCaptions(
  captions: Static<typeof Captions> | undefined,
  context: RecordContext,
  prefix = '',
): RecordingDraft['captions'] {
  return tracks.flatMap(({ lang, label }) => {
    const file = captions?.[lang];
    if (file === undefined) return [];
    context.requireFile('captions', `${prefix}captions.${lang}`, file);
    return [{ file, lang, label }];
  });
}
