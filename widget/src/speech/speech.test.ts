import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmitter } from '../shared/events';
import type { EngineScript } from './testing/engine-script';
import { finished } from './testing/speech-queue-harness';
import { installScriptedAudio, type ScriptedAudio } from './testing/scripted-audio';
import { installScriptedEngine, type ScriptedEngine } from './testing/scripted-engine';
import { createSpeech, type Speech } from './speech';

const emit = vi.fn();
const onCaption = vi.fn();
let speech: Speech;
let engine: ScriptedEngine;
let audio: ScriptedAudio;

function start(script: Partial<EngineScript> = {}, fallbackAudioUrl?: string): void {
  engine = installScriptedEngine(window, { perCharacter: 100, ...script });
  audio = installScriptedAudio(window);
  speech = createSpeech({
    window,
    fallbackAudioUrl,
    emit,
    lang: () => 'zh-CN',
    rate: () => 1,
    onCaption,
    onArmed: vi.fn(),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(async () => {
  speech.end();
  await vi.runOnlyPendingTimersAsync();
  audio.uninstall();
  engine.uninstall();
  vi.useRealTimers();
});

const heard = () => engine.heard.map(({ said, voice: name }) => `${name.slice(9)} ${said}`);
const speak = (text: string, lang: string) =>
  finished(speech.speak([{ text, lang, isPrivate: false }]));

it('speech: an unknown language tag is ignored in favour of the script of the text', async () => {
  start();
  expect(await speak('馆藏精品', 'cn')).toBe('spoken');
  expect(await speak('Opening hours', 'us')).toBe('spoken');
  expect(heard()).toEqual(['zh-CN 馆藏精品', 'en-US Opening hours']);
});

it('speech: a text without letters under an unknown tag uses the language of the toolbar', async () => {
  start();
  await speak('2024', 'us');
  expect(heard()).toEqual(['zh-CN 2024']);
});

it('speech: the script of the text overrides a contradicting tag', async () => {
  start();
  await speak('馆藏精品', 'en');
  expect(heard()).toEqual(['zh-CN 馆藏精品']);
});

it('speech: the fallback audio is requested in the language of the script', async () => {
  start({ isMissing: true }, '/tts');
  await speak('馆藏精品', 'en');
  expect(audio.played[0]).toContain('le=zh&');
});

it('speech: English text under a Chinese tag uses a Chinese voice without an English one', async () => {
  start({ voices: ['zh-CN'] });
  expect(await speak('Opening hours', 'zh-CN')).toBe('spoken');
  expect(heard()).toEqual(['zh-CN Opening hours']);
});

it('speech: parts in one language form one utterance, parts in two languages form two', async () => {
  start();
  await finished(
    speech.speak([
      { text: '链接，', lang: 'zh-CN', isPrivate: false },
      { text: '馆藏', lang: 'zh', isPrivate: false },
    ]),
  );
  await finished(
    speech.speak([
      { text: '链接，', lang: 'zh-CN', isPrivate: false },
      { text: 'About', lang: 'en', isPrivate: false },
    ]),
  );
  expect(heard()).toEqual(['zh-CN 链接，馆藏', 'zh-CN 链接，', 'en-US About']);
  expect(onCaption.mock.calls.map(([text]) => String(text))).toEqual(['链接，馆藏', '链接，About']);
});

it('speech: each error reason is emitted once, also after end()', async () => {
  start({ isMissing: true }, '/tts');
  vi.spyOn(console, 'warn').mockReturnValue();
  const reasons: string[] = [];
  const emitter = createEmitter();
  emitter.on('error', ({ reason }) => reasons.push(reason));
  emit.mockImplementation(emitter.emit);
  for (const fault of ['error', 'breaks', 'error', 'breaks'] as const) {
    audio.fault = fault;
    await speak('青铜鼎。', 'zh-CN');
    speech.end();
  }
  expect(reasons).toEqual(['NotSupportedError', 'recording failed']);
});

it('speech: the caption shows the complete text when nothing can speak it', async () => {
  start({ isMissing: true });
  expect(await speak('青铜鼎。', 'zh-CN')).toBe('unavailable');
  expect(onCaption).toHaveBeenLastCalledWith('青铜鼎。');
});
