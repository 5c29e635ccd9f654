/** Time for the browser to list its voices before fallback audio is used. */
const VOICES_TIMEOUT_MS = 1000;
const POLL_MS = 50;

/** Cantonese: Chinese of Hong Kong and Macau. */
const CANTONESE = /^zh[-_](hant[-_])?(hk|mo|yue)/;

/**
 * voice-picker: finds the best voice for a language. Voices are listed late, in several batches, or without an event:
 * the list is read on every call, and polled during the first second.
 */
export function createVoicePicker(
  window: Window,
): (
  lang: string,
  isPrivate: boolean,
  signal: AbortSignal,
) => Promise<SpeechSynthesisVoice | undefined> {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  let waitUntil: number | undefined;
  return async (lang, isPrivate, signal) => {
    waitUntil ??= performance.now() + VOICES_TIMEOUT_MS;
    for (;;) {
      const voices = synthesis?.getVoices() ?? [];
      // Remote voices send the text to their vendor.
      const allowed = isPrivate ? voices.filter(({ localService }) => localService) : voices;
      const voice = pickVoice(allowed, lang);
      if (voice || !synthesis || signal.aborted || performance.now() > waitUntil) return voice;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
}

/** The best voice of a language, local voices first; never one of another language. Cantonese is not Mandarin. */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  lang: string,
): SpeechSynthesisVoice | undefined {
  const wanted = subtagsOf(lang);
  let best: SpeechSynthesisVoice | undefined;
  let bestScore = 0;
  for (const voice of voices) {
    const [language, ...others] = subtagsOf(voice.lang);
    if (language !== wanted[0]) continue;
    let score = voice.localService ? 9.5 : 9;
    // espeak reads Han characters correctly only with its Pinyin variant.
    for (const subtag of others)
      score += wanted.includes(subtag) ? 1 : subtag === 'pinyin' ? 1.7 : -1;
    if (score > bestScore) {
      best = voice;
      bestScore = score;
    }
  }
  return best;
}

/** Normalised subtags: Android has `zh_CN`, espeak `cmn`. */
const subtagsOf = (lang: string): string[] =>
  lang.toLowerCase().replace(/^cmn/, 'zh').replace(CANTONESE, 'yue').split(/[-_]/);
