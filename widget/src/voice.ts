import { isIgnored } from './ignored';
import type { SpeechResult } from './options';
import type { SpeechPart } from './speech/pieces';
import { createSpeaker, type SpeakerOptions } from './speech/speaker';
import type { SpokenPart } from './spoken-part';
import { textLanguage } from './text-language';

export interface VoiceOptions extends SpeakerOptions {
  /** Language of the toolbar. */
  lang: () => string;
  rate: () => number;
}

export interface Voice {
  speak: (parts: readonly SpokenPart[]) => Promise<SpeechResult>;
  stop: () => void;
  end: () => void;
}

const primary = (lang: string): string | undefined => lang.split(/[-_]/)[0];

/** The parts in the languages of their scripts; neighbours in one language are one part. */
function speechParts(parts: readonly SpokenPart[], otherwise: string): SpeechPart[] {
  const all: SpeechPart[] = [];
  for (const part of parts) {
    if (!part.text) continue;
    const lang = textLanguage(part.text, part.lang, otherwise);
    const before = all.at(-1);
    const isOne =
      before && before.isPrivate === part.isPrivate && primary(before.lang) === primary(lang);
    if (isOne) all.pop();
    // Every voice knows letters, so that it may say English better than none does.
    const alternative = lang === 'en' ? part.lang : '';
    all.push({ ...part, lang, alternative, text: (isOne ? before.text : '') + part.text });
  }
  return all;
}

/** Speech with the caption in step. */
export function createVoice(options: VoiceOptions): Voice {
  const speaker = createSpeaker(options);
  return {
    async speak(parts) {
      const spoken = speechParts(parts, options.lang());
      let text = '';
      for (const part of spoken) text += part.text;
      if (isIgnored(text)) return 'interrupted';
      const result = await speaker.speak(spoken, options.rate());
      if (result === 'unavailable') options.onCaption(text);
      return result;
    },
    stop: speaker.stop,
    end: speaker.destroy,
  };
}
