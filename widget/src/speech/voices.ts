/** How long a browser may take to list its voices before the fallback speaks (widget.md, "How"). */
const PATIENCE_MS = 1000;
const POLL_MS = 50;

/** Chinese of Hong Kong and Macau is another spoken language. */
const CANTONESE = /^zh[-_](hant[-_])?(hk|mo|yue)/;

/**
 * Finds the voice nearest to a language. Voices arrive late, in several lots, or without any event, so the list is asked
 * for anew each time; only during the first second is there anything to wait for.
 */
export function createVoiceFinder(
  window: Window,
): (
  lang: string,
  isPrivate: boolean,
  signal: AbortSignal,
) => Promise<SpeechSynthesisVoice | undefined> {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  let waitUntil: number | undefined;
  return async (lang, isPrivate, signal) => {
    waitUntil ??= performance.now() + PATIENCE_MS;
    for (;;) {
      const voices = synthesis?.getVoices() ?? [];
      // Voices of the network send the text to their maker.
      const own = isPrivate ? voices.filter(({ localService }) => localService) : voices;
      const voice = pickVoice(own, lang);
      if (voice || !synthesis || signal.aborted || performance.now() > waitUntil) return voice;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
}

/** The nearest voice of that language; never one of another, of which Cantonese is one. Local voices first. */
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
    // espeak reads Han characters properly only with its Pinyin table
    for (const subtag of others)
      score += wanted.includes(subtag) ? 1 : subtag === 'pinyin' ? 1.7 : -1;
    if (score > bestScore) {
      best = voice;
      bestScore = score;
    }
  }
  return best;
}

/** Android writes `zh_CN`, espeak `cmn`. */
const subtagsOf = (lang: string): string[] =>
  lang.toLowerCase().replace(/^cmn/, 'zh').replace(CANTONESE, 'yue').split(/[-_]/);
