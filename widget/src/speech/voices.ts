/** How long a browser may take to list its voices before the fallback speaks (widget.md, "How"). */
const PATIENCE_MS = 1000;
const POLL_MS = 50;

/** Chinese of Hong Kong and Macau is another spoken language. */
const CANTONESE = /^zh-(hant-)?(yue|hk|mo)\b/;
/** How engines name Mandarin. */
const MANDARIN = /^(cmn|zho|chi)\b/;

export interface Voices {
  /** The voice nearest to a language: at once when listed, else as soon as it is, else undefined. */
  find(lang: string, signal: AbortSignal): Promise<SpeechSynthesisVoice | undefined>;
}

/**
 * Voices arrive late, in several lots, or without any event, so the list is asked for anew before each utterance; only
 * during the first second is there anything to wait for.
 */
export function createVoices(window: Window): Voices {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  let waitUntil: number | undefined;
  return {
    async find(lang, signal) {
      waitUntil ??= window.performance.now() + PATIENCE_MS;
      for (;;) {
        const voice = pickVoice(synthesis?.getVoices() ?? [], lang);
        if (voice || !synthesis || signal.aborted || window.performance.now() >= waitUntil)
          return voice;
        await new Promise((resolve) => window.setTimeout(resolve, POLL_MS));
      }
    },
  };
}

/** The nearest voice of that language; never one of another, of which Cantonese is one. Local voices first. */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  lang: string,
): SpeechSynthesisVoice | undefined {
  const wanted = canonical(lang);
  let best: SpeechSynthesisVoice | undefined;
  let bestScore = 0;
  for (const voice of voices) {
    const score = nearness(canonical(voice.lang), wanted) + (voice.localService ? 0.5 : 0);
    if (score >= 1 && score > bestScore) {
      best = voice;
      bestScore = score;
    }
  }
  return best;
}

/** `zh_CN` as Android writes it, `cmn` as espeak does. */
function canonical(lang: string): string {
  return lang.toLowerCase().replace(/_/g, '-').replace(CANTONESE, 'yue').replace(MANDARIN, 'zh');
}

/** 0 for another language, then higher the fewer subtags stand apart. */
function nearness(voice: string, wanted: string): number {
  const [primary, ...subtags] = voice.split('-');
  const [language, ...others] = wanted.split('-');
  if (primary !== language) return 0;
  const shared = subtags.filter((subtag) => others.includes(subtag)).length;
  // espeak reads Han characters properly only with its Pinyin table
  const pinyin = voice.endsWith('pinyin') ? 5 : 0;
  return 8 + 4 * shared - 2 * Math.min(subtags.length, 3) + pinyin;
}
