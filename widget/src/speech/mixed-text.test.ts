import { describe, expect, it } from 'vitest';
import type { SpokenPart } from '../shared/spoken-part';
import { createScriptedVoice } from './testing/scripted-utterance';
import { FAULTS } from './testing/engine-script';
import { finished, onCaption, onError, useSpeechQueue, ZH } from './testing/speech-queue-harness';

const start = useSpeechQueue();

const link: SpokenPart[] = [
  { text: '链接，', lang: 'zh-CN', isPrivate: false },
  { text: 'About us', lang: 'en', isPrivate: false },
];
const field: SpokenPart[] = [
  { text: '文本框，证件号，', lang: 'zh-CN', isPrivate: false },
  { text: '110101', lang: 'zh-CN', isPrivate: true },
];
const addresses = (urls: readonly string[]) => urls.map((url) => decodeURIComponent(url));

describe('spoken text in several languages', () => {
  it('is spoken by a voice of each language', async () => {
    const { engine, queue } = start({});
    expect(await finished(queue.speak(link, ZH))).toBe('spoken');
    expect(engine.heard).toMatchObject([
      { said: '链接，', lang: 'zh-CN', voice: 'Scripted zh-CN' },
      { said: 'About us', lang: 'en', voice: 'Scripted en-US' },
    ]);
  });

  it('is one caption page, shown with the first part', async () => {
    const { queue } = start({});
    await finished(queue.speak(link, ZH));
    expect(onCaption.mock.calls).toEqual([['链接，About us']]);
  });

  it('is requested from the fallback by language', async () => {
    const { audio, queue } = start(FAULTS['no-synthesis'], '/tts');
    await finished(queue.speak(link, ZH));
    expect(addresses(audio.played)).toEqual([
      '/tts?le=zh&audio=链接，',
      '/tts?le=en&audio=About us',
    ]);
  });

  it('is spoken in the languages with a voice, and an error is emitted for the others', async () => {
    const { engine, queue } = start({ voices: ['en-US'] });
    expect(await finished(queue.speak(link, ZH))).toBe('unavailable');
    expect(engine.heard.map(({ said }) => said)).toEqual(['About us']);
    expect(onError.mock.calls).toEqual([['no voice for zh-CN']]);
  });

  it('uses a voice of the declared language when the detected one has none', async () => {
    const { engine, queue } = start({ voices: ['zh-CN'] });
    const text = [{ text: 'About us', lang: 'en', alternative: 'zh-CN', isPrivate: false }];
    expect(await finished(queue.speak(text, ZH))).toBe('spoken');
    expect(engine.heard[0]?.voice).toBe('Scripted zh-CN');
  });
});

describe('spoken value of a field', () => {
  it('is spoken by a local voice', async () => {
    const { engine, queue } = start({});
    expect(await finished(queue.speak(field, ZH))).toBe('spoken');
    expect(engine.heard.map(({ said }) => said)).toEqual(['文本框，证件号，', '110101']);
  });

  it.each(['no-synthesis', 'no-voices', 'error', 'mute'] as const)(
    '%s: is not requested from the fallback, and the caption shows it',
    async (fault) => {
      const { audio, queue } = start(FAULTS[fault], '/tts');
      expect(await finished(queue.speak(field, ZH))).toBe('spoken');
      expect(addresses(audio.requested)).toEqual(['/tts?le=zh&audio=文本框，证件号，']);
      expect(onCaption.mock.calls).toEqual([['文本框，证件号，110101']]);
    },
  );

  it('is not passed to a remote voice', async () => {
    const { engine, queue } = start({});
    const remote = Object.assign(createScriptedVoice('zh-CN'), { localService: false });
    Object.assign(window.speechSynthesis, { getVoices: () => [remote] });
    expect(await finished(queue.speak(field, ZH))).toBe('spoken');
    expect(engine.asked).toEqual(['文本框，证件号，']);
  });
});
