import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Utterances passed to the scripted engine. */
    spoken: {
      text: string;
      lang: string;
      rate: number;
      pitch: number;
      volume: number;
      voice: string;
    }[];
    cancelled: number;
    /** Duration of the next utterances, in ms. */
    utteranceMs: number;
  }
}

/** Replaces speech synthesis by an engine that records utterances and ends each after a time in ms. */
export async function installScriptedEngine(
  page: Page,
  voices = ['zh-CN', 'en-US'],
  durationMs = 30,
): Promise<void> {
  await page.addInitScript(
    ([langs, duration]) => {
      const list = langs.map((lang) => ({
        lang,
        name: lang,
        voiceURI: lang,
        localService: true,
        default: false,
      }));
      window.spoken = [];
      window.cancelled = 0;
      window.utteranceMs = duration;
      class Utterance extends EventTarget {
        lang = '';
        rate = 1;
        pitch = 1;
        volume = 1;
        voice: { name: string } | null = null;
        text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      for (const type of ['start', 'end', 'error', 'boundary']) {
        const key = `on${type}`;
        const handlers = new WeakMap<object, (event: Event) => void>();
        Object.defineProperty(Utterance.prototype, key, {
          get() {
            return handlers.get(this as object);
          },
          set(this: EventTarget, listener: (event: Event) => void) {
            handlers.set(this, listener);
            this.addEventListener(type, listener);
          },
        });
      }
      let current: { utterance: Utterance; timer: ReturnType<typeof setTimeout> } | undefined;
      const synthesis = Object.assign(new EventTarget(), {
        speaking: false,
        pending: false,
        paused: false,
        getVoices: () => list,
        speak(utterance: Utterance) {
          const { text, lang, rate, pitch, volume, voice } = utterance;
          window.spoken.push({ text, lang, rate, pitch, volume, voice: voice?.name ?? '' });
          synthesis.speaking = true;
          const timer = setTimeout(() => {
            utterance.dispatchEvent(new Event('start'));
            current = {
              utterance,
              timer: setTimeout(() => {
                synthesis.speaking = false;
                current = undefined;
                utterance.dispatchEvent(new Event('end'));
              }, window.utteranceMs),
            };
          }, 1);
          current = { utterance, timer };
        },
        cancel() {
          window.cancelled++;
          if (!current) return;
          clearTimeout(current.timer);
          synthesis.speaking = false;
          const { utterance } = current;
          current = undefined;
          utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }));
        },
        pause() {},
        resume() {},
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', {
        value: Utterance,
        configurable: true,
      });
    },
    [voices, durationMs] as const,
  );
}

export const readSpokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.spoken.map(({ text }) => text));
