/*
 * Speech of the toolbar: the language of each part, a speech queue, and the caption where nothing can speak.
 */
import { isIgnoredText } from '../shared/ignored-text';
import type { SpeechResult } from '../shared/options';
import type { SpeechPart } from './utterances';
import { createSpeechQueue, type SpeechQueueOptions } from './speech-queue';
import type { SpokenPart } from '../shared/spoken-part';
import { textLanguage } from './text-language';

export interface SpeechOptions extends SpeechQueueOptions {
  /** Language of the toolbar. */
  lang: () => string;
  rate: () => number;
}

export interface Speech {
  speak: (parts: readonly SpokenPart[]) => Promise<SpeechResult>;
  stop: () => void;
  end: () => void;
}

const primarySubtag = (lang: string): string | undefined => lang.split(/[-_]/)[0];

/** Detects the language of each part by its script and joins adjacent parts in one language. */
function detectLanguages(parts: readonly SpokenPart[], fallback: string): SpeechPart[] {
  const joined: SpeechPart[] = [];
  for (const part of parts) {
    if (!part.text) continue;
    const lang = textLanguage(part.text, part.lang, fallback);
    const previous = joined.at(-1);
    const isSameLanguage =
      previous &&
      previous.isPrivate === part.isPrivate &&
      primarySubtag(previous.lang) === primarySubtag(lang);
    if (isSameLanguage) joined.pop();
    // Voices of all languages can pronounce Latin letters: better than no speech.
    const alternative = lang === 'en' ? part.lang : '';
    joined.push({
      ...part,
      lang,
      alternative,
      text: (isSameLanguage ? previous.text : '') + part.text,
    });
  }
  return joined;
}

/** Speech with language detection and a caption. */
export function createSpeech(options: SpeechOptions): Speech {
  const queue = createSpeechQueue(options);
  return {
    async speak(parts) {
      const speechParts = detectLanguages(parts, options.lang());
      let text = '';
      for (const part of speechParts) text += part.text;
      if (isIgnoredText(text)) return 'interrupted';
      const result = await queue.speak(speechParts, options.rate());
      if (result === 'unavailable') options.onCaption(text);
      return result;
    },
    stop: queue.stop,
    end: queue.destroy,
  };
}
