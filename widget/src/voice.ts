import type { Emitter } from './events';
import type { Settings, SpeechResult, ToolbarOptions } from './options';
import type { Session } from './session';
import { createSpeaker, type Speaker } from './speech';

/** Text that says nothing (specification, section 5). */
export const isIgnored = (text: string): boolean => /^\s*(文本)?\s*$/.test(text);

export interface Voice {
  speak(text: string, lang: string): Promise<SpeechResult>;
  stop(): void;
  end(): void;
}

/** Speech with the caption in step; the engine is not touched before the first word. */
export function createVoice(
  window: Window,
  { fallbackAudioUrl }: ToolbarOptions,
  emit: Emitter['emit'],
  settings: () => Readonly<Settings>,
  session: () => Session | undefined,
): Voice {
  let speaker: Speaker | undefined;
  return {
    async speak(text, lang) {
      if (isIgnored(text)) return 'interrupted';
      speaker ??= createSpeaker({
        window,
        ...(fallbackAudioUrl && { fallbackAudioUrl }),
        onUtterance(piece, _index, _total, via) {
          session()?.showCaption(piece, lang);
          emit('speak', { text: piece, via });
        },
        onError: (reason) => emit('error', { reason }),
        onArmed: (waiting) => session()?.askGesture(waiting),
      });
      const rate = settings().speed === 'fast' ? 1.5 : 1;
      const result = await speaker.speak(text, { lang, rate });
      if (result === 'unavailable') session()?.showCaption(text, lang);
      return result;
    },
    stop: () => speaker?.stop(),
    end() {
      speaker?.destroy();
      speaker = undefined;
    },
  };
}
