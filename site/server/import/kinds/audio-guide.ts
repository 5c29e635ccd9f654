import { Type, type Static } from 'typebox';
import { audioStopPattern } from '../../../contract/shared/audio-guide';
import type { AudioGuideDraft } from '../records/drafts';
import { control } from './fields';
import { Statements } from './object-history';
import type { RecordContext } from './record-parser';
import { AudioFiles, parseAudio } from './recordings';

/** A stop of the audio guide: its number, a text to be heard in paragraphs, a recording of it in each language. */
export const audioGuideFields = {
  audio_stop: Type.Optional(Type.String({ pattern: audioStopPattern, ...control('line') })),
  audio_text_zh: Statements,
  audio_text_en: Statements,
  audio_recording_zh: Type.Optional(AudioFiles),
  audio_recording_en: Type.Optional(AudioFiles),
};
const AudioGuideRecord = Type.Object(audioGuideFields);

export function parseAudioGuide(
  record: Static<typeof AudioGuideRecord>,
  context: RecordContext,
): AudioGuideDraft {
  const { audio_stop: stop = null, audio_recording_zh: zh, audio_recording_en: en } = record;
  const audioText = {
    zh: paragraphsOf(record.audio_text_zh),
    en: paragraphsOf(record.audio_text_en),
  };
  // The transcript is the only form for visitors who do not hear: a recording alone is not enough (WCAG 1.2.1).
  if (stop !== null && audioText.zh.length === 0) {
    context.report('audio_text_zh', 'is missing: a stop of the audio guide needs its text');
  }
  return {
    audioStop: stop,
    audioText,
    audioRecording: {
      ...(zh && { zh: parseAudio('audio_recording_zh', zh, context) }),
      ...(en && { en: parseAudio('audio_recording_en', en, context) }),
    },
  };
}

const paragraphsOf = (lines: readonly string[] = []) =>
  lines.map((line) => line.trim()).filter((line) => line !== '');
