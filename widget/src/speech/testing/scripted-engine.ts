import { HONEST, type EngineScript } from './engine-script';
import { createScriptedVoice, ScriptedUtterance } from './scripted-utterance';

/** One sounded utterance. Times are those of `performance.now()`. */
export interface Heard {
  text: string;
  /** The part that was sounded. */
  said: string;
  from: number;
  to: number;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: string;
}

export interface ScriptedEngine {
  readonly heard: readonly Heard[];
  /** Calls of `speak`, sounded or not. */
  readonly asked: readonly string[];
  /** Restores the browser's engine. */
  uninstall(): void;
}

interface Sounding {
  utterance: ScriptedUtterance;
  timers: number[];
  heard?: Heard;
}

/** Replaces the browser's engine by one that follows the script. */
export function installScriptedEngine(
  window: Window & typeof globalThis,
  script: Partial<EngineScript> = {},
): ScriptedEngine {
  const is: EngineScript = { ...HONEST, ...script };
  const now = () => window.performance.now();
  const target = new window.EventTarget();
  const heard: Heard[] = [];
  const asked: string[] = [];
  const queue: ScriptedUtterance[] = [];
  const voices = is.voices.map(createScriptedVoice);
  const installedAt = now();
  let current: Sounding | undefined;
  let isStuck = false;
  let cancelledAt = -Infinity;
  let ended = 0;
  let hasGesture = false;

  const stopSound = ({ heard: record, utterance }: Sounding, at = now()) => {
    if (!record || record.to) return;
    const limited = Math.min(at, record.from + is.silentAfter);
    const characters = ((limited - record.from) * utterance.rate) / is.perCharacter;
    record.to = limited;
    record.said = utterance.text.slice(0, Math.round(characters));
  };
  const after = (sounding: Sounding, ms: number, job: () => void) =>
    sounding.timers.push(window.setTimeout(job, ms));

  const next = () => {
    const utterance = current ? undefined : queue.shift();
    if (!utterance) return;
    const sounding: Sounding = { utterance, timers: [] };
    current = sounding;
    after(sounding, is.startDelay, () => begin(sounding));
  };
  const fail = (sounding: Sounding, error: string) => {
    current = undefined;
    sounding.utterance.fire('error', { error });
    next();
  };
  const begin = (sounding: Sounding) => {
    const { utterance } = sounding;
    if (is.error && !(is.errorUntilGesture && hasGesture)) {
      fail(sounding, is.error);
      return;
    }
    if (is.isMute && !(is.muteUntilGesture && hasGesture)) return;
    const { text, lang, rate, pitch, volume } = utterance;
    const voice = utterance.voice?.name ?? '';
    sounding.heard = { text, said: '', from: now(), to: 0, lang, rate, pitch, volume, voice };
    heard.push(sounding.heard);
    isStuck = is.flags === 'stuck';
    const perCharacter = is.perCharacter / rate;
    const duration = Math.min(text.length * perCharacter, is.silentAfter);
    if (is.events.includes('start')) utterance.fire('start');
    if (is.events.includes('boundary'))
      for (let index = 0; index * perCharacter < duration; index += 2)
        after(sounding, index * perCharacter, () =>
          utterance.fire('boundary', { charIndex: index }),
        );
    after(sounding, duration, () => finish(sounding, duration < text.length * perCharacter));
  };
  const finish = (sounding: Sounding, wentSilent: boolean) => {
    stopSound(sounding);
    ended++;
    if (wentSilent || (is.losesEvery && ended % is.losesEvery === 0)) return;
    current = undefined;
    if (is.events.includes('end')) sounding.utterance.fire('end');
    next();
  };

  const synthesis = Object.assign(target, {
    paused: false,
    getVoices: () => (now() - installedAt >= is.voicesAfter ? voices : []),
    speak(utterance: ScriptedUtterance) {
      asked.push(utterance.text);
      if (is.throwsInSpeak) throw new Error('The engine is out of order');
      if (now() - cancelledAt < is.deafAfterCancel) return;
      queue.push(utterance);
      next();
    },
    cancel() {
      const sounding = current;
      current = undefined;
      isStuck = false;
      queue.length = 0;
      if (!sounding) return;
      cancelledAt = now();
      sounding.timers.forEach((timer) => window.clearTimeout(timer));
      stopSound(sounding);
      if (is.endsInsideCancel) sounding.utterance.fire('end');
      else window.setTimeout(() => sounding.utterance.fire('error', { error: 'interrupted' }), 0);
      if (is.staleEventsAfter)
        window.setTimeout(() => {
          sounding.utterance.fire('start');
          sounding.utterance.fire('end');
        }, is.staleEventsAfter);
    },
    pause: () => undefined,
    resume: () => undefined,
  });
  const isQuiet = is.flags === 'never';
  Object.defineProperties(synthesis, {
    speaking: { get: () => !isQuiet && (isStuck || !!current) },
    pending: { get: () => !isQuiet && queue.length > 0 },
  });

  const listening = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, () => (hasGesture = true), {
      capture: true,
      signal: listening.signal,
    });
  const announce = window.setTimeout(
    () => target.dispatchEvent(new window.Event('voiceschanged')),
    is.voicesAfter,
  );
  const restore = replace(window, {
    speechSynthesis: is.isMissing ? undefined : synthesis,
    SpeechSynthesisUtterance: is.isMissing ? undefined : ScriptedUtterance,
  });

  return {
    heard,
    asked,
    uninstall() {
      synthesis.cancel();
      window.clearTimeout(announce);
      listening.abort();
      restore();
    },
  };
}

function replace(window: Window, members: Record<string, unknown>): () => void {
  const before = Object.keys(members).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(window, name, descriptor);
      else Reflect.deleteProperty(window, name);
    }
  };
}
