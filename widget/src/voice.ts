import type { Emitter } from './events';
import { isIgnored } from './ignored';
import type { SpeechResult } from './options';
import { createSpeaker, type Speaker } from './speech';

export interface VoiceOptions {
  window: Window;
  fallbackAudioUrl: string | undefined;
  emit: Emitter['emit'];
  rate: () => number;
  /** A piece begins to sound, or nothing can say the text: either is what the caption shows. */
  onText: (text: string, lang: string) => void;
  onGestureNeeded: (isNeeded: boolean) => void;
}

export interface Voice {
  speak: (text: string, lang: string) => Promise<SpeechResult>;
  stop: () => void;
  end: () => void;
}

/** Speech with the caption in step; the engine is not touched before the first word. */
export function createVoice(options: VoiceOptions): Voice {
  const { window, fallbackAudioUrl, emit, onText } = options;
  let speaker: Speaker | undefined;
  let lang = '';
  return {
    async speak(text, textLang) {
      if (isIgnored(text)) return 'interrupted';
      lang = textLang;
      speaker ??= createSpeaker({
        window,
        fallbackAudioUrl,
        onUtterance(piece, _index, _total, via) {
          onText(piece, lang);
          emit('speak', { text: piece, via });
        },
        onError: (reason) => emit('error', { reason }),
        onArmed: options.onGestureNeeded,
      });
      const result = await speaker.speak(text, { lang, rate: options.rate() });
      if (result === 'unavailable') onText(text, textLang);
      return result;
    },
    stop: () => speaker?.stop(),
    end() {
      speaker?.destroy();
      speaker = undefined;
    },
  };
}
