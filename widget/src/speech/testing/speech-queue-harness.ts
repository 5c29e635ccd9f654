import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { SpeechPart } from '../utterances';
import { createSpeechQueue, type SpeechQueue, type SpeechQueueOptions } from '../speech-queue';
import type { EngineScript } from './engine-script';
import { installScriptedAudio, type ScriptedAudio } from './scripted-audio';
import { installScriptedEngine, type ScriptedEngine } from './scripted-engine';

export const ZH = { lang: 'zh-CN', rate: 1 };
/** Two thousand characters of ordinary sentences. */
export const LONG = '青铜礼器纹饰庄严铸造精良，出土于云泽古城遗址的祭祀坑中；'
  .repeat(72)
  .slice(0, 2000);
const MAX_WAIT_MS = 20 * 60_000;

const emit: SpeechQueueOptions['emit'] = (_type, event) => {
  if ('via' in event) onUtterance(event.text, event.via);
  if ('reason' in event) onError(event.reason);
};

/** A speech queue that also takes a text in one language. */
export interface TestSpeechQueue extends Omit<SpeechQueue, 'speak'> {
  speak(
    text: string | readonly SpeechPart[],
    options: { lang: string; rate: number },
  ): ReturnType<SpeechQueue['speak']>;
}

export interface SpeechHarness {
  engine: ScriptedEngine;
  audio: ScriptedAudio;
  queue: TestSpeechQueue;
}

export const onUtterance = vi.fn<(text: string, via: string) => void>();
export const onCaption = vi.fn<SpeechQueueOptions['onCaption']>();
export const onError = vi.fn<(reason: string) => void>();
export const onArmed = vi.fn<SpeechQueueOptions['onArmed']>();

/** Sets up fake timers, a scripted engine and a speech queue per test; fails when a test leaves a timer. */
export function useSpeechQueue(): (
  script: Partial<EngineScript>,
  fallbackAudioUrl?: string,
) => SpeechHarness {
  let scene: SpeechHarness | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });
  afterEach(async () => {
    scene?.queue.destroy();
    await vi.runOnlyPendingTimersAsync();
    expect(vi.getTimerCount()).toBe(0);
    scene?.audio.uninstall();
    scene?.engine.uninstall();
    vi.useRealTimers();
  });
  return (script, fallbackAudioUrl) => {
    const engine = installScriptedEngine(window, script);
    const audio = installScriptedAudio(window);
    const speechQueue = createSpeechQueue({ window, fallbackAudioUrl, emit, onCaption, onArmed });
    const testQueue: TestSpeechQueue = {
      ...speechQueue,
      speak: (text, { lang, rate }) =>
        speechQueue.speak(
          typeof text === 'string' ? [{ text, lang, isPrivate: false }] : text,
          rate,
        ),
    };
    return (scene = { engine, audio, queue: testQueue });
  };
}

/** Advances fake time until the promise settles, at most by `within` ms. */
export async function finished(promise: Promise<string>, within = MAX_WAIT_MS): Promise<string> {
  let outcome = 'still speaking';
  void promise.then((value) => (outcome = value));
  for (let waited = 0; waited < within && outcome === 'still speaking'; waited += 50)
    await vi.advanceTimersByTimeAsync(50);
  return outcome;
}
