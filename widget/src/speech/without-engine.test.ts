import { describe, expect, it, vi } from 'vitest';
import { FAULTS, type Fault } from './testing/engine-script';
import { finished, onError, onUtterance, useSpeechQueue, ZH } from './testing/speech-queue-harness';

const start = useSpeechQueue();

describe('without a usable engine', () => {
  const broken: Fault[] = [
    'no-synthesis',
    'no-voices',
    'other-languages',
    'error',
    'throws',
    'mute',
    'never-allowed',
  ];

  it.each(broken)('%s: the fallback audio plays every piece', async (fault) => {
    const { audio, queue } = start(FAULTS[fault], '/tts');
    const promise = queue.speak('青铜鼎？A&B；盛食。', ZH);
    if (fault === 'never-allowed') {
      await vi.advanceTimersByTimeAsync(500);
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    }
    expect(await finished(promise)).toBe('spoken');
    expect(audio.played).toEqual([
      `/tts?le=zh&audio=${encodeURIComponent('青铜鼎？')}`,
      `/tts?le=zh&audio=${encodeURIComponent('A&B；')}`,
      `/tts?le=zh&audio=${encodeURIComponent('盛食。')}`,
    ]);
    expect(onUtterance.mock.calls.map((call) => call[1])).toEqual(['audio', 'audio', 'audio']);
  });

  it.each(['no-synthesis', 'no-voices', 'other-languages', 'error', 'throws'] as const)(
    '%s and no URL: unavailable, with a reason',
    async (fault) => {
      const { queue } = start(FAULTS[fault]);
      expect(await finished(queue.speak('青铜鼎。', ZH), 1200)).toBe('unavailable');
      expect(onError).toHaveBeenCalledTimes(1);
      expect(onUtterance).not.toHaveBeenCalled();
    },
  );

  it('requests the fallback within 1.2 s without a voice', async () => {
    const { audio, queue } = start(FAULTS['no-voices'], '/tts');
    void queue.speak('青铜鼎。', ZH);
    await vi.advanceTimersByTimeAsync(1200);
    expect(audio.requested).toHaveLength(1);
  });

  it('uses a late voice once it arrives', async () => {
    const { queue } = start(FAULTS['very-late-voices'], '/tts');
    expect(await finished(queue.speak('第一句话先由录音来说。第二句话再由声音来说。', ZH))).toBe(
      'spoken',
    );
    expect(onUtterance.mock.calls.map((call) => call[1])).toEqual(['audio', 'synthesis']);
  });

  it('uses the fallback at once after the engine was mute', async () => {
    const { engine, audio, queue } = start(FAULTS.mute, '/tts');
    await finished(queue.speak('青铜鼎。', ZH));
    const asked = engine.asked.length;
    await finished(queue.speak('礼器。', ZH));
    expect(engine.asked).toHaveLength(asked);
    expect(audio.played).toHaveLength(2);
  });

  it('plays recordings at the chosen speed and preloads the next one', async () => {
    const { audio, queue } = start(FAULTS['no-synthesis'], '/tts');
    const promise = queue.speak('青铜鼎。礼器。盛食。', { lang: 'zh-CN', rate: 1.5 });
    await vi.advanceTimersByTimeAsync(100);
    expect(audio.requested).toHaveLength(2);
    await finished(promise);
    expect(audio.rates).toEqual([1.5, 1.5, 1.5]);
    expect(audio.requested).toHaveLength(3);
  });

  it('stops sound and downloads on a newer text', async () => {
    const { audio, queue } = start(FAULTS['no-synthesis'], '/tts');
    const first = queue.speak('青铜鼎。礼器。盛食。', ZH);
    await vi.advanceTimersByTimeAsync(500);
    const second = queue.speak('第二段。', ZH);
    expect(await finished(second)).toBe('spoken');
    expect(await finished(first)).toBe('interrupted');
    expect(audio.dropped).toHaveLength(1);
    expect(audio.played).toEqual([`/tts?le=zh&audio=${encodeURIComponent('第二段。')}`]);
  });

  it.each([
    ['error', 'NotSupportedError'],
    ['breaks', 'recording failed'],
    ['stalls', 'stalled'],
  ] as const)(
    'a recording that %s: unavailable, and the reason is emitted',
    async (fault, reason) => {
      const { audio, queue } = start(FAULTS['no-synthesis'], '/tts');
      audio.fault = fault;
      expect(await finished(queue.speak('青铜鼎。', ZH), 12_000)).toBe('unavailable');
      expect(onError.mock.calls).toEqual([[reason]]);
    },
  );

  it('waits for the first gesture when audio is blocked too', async () => {
    const { audio, queue } = start(FAULTS['no-synthesis'], '/tts');
    audio.fault = 'not-allowed';
    const promise = queue.speak('青铜鼎。', ZH);
    expect(await finished(promise, 3000)).toBe('still speaking');
    audio.fault = 'plays';
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(await finished(promise)).toBe('spoken');
  });

  it('plays each sentence once, in order, after a wait for a gesture', async () => {
    const { audio, queue } = start(FAULTS['no-synthesis'], '/tts');
    audio.fault = 'not-allowed';
    const promise = queue.speak('第一句。第二句。第三句。', ZH);
    await finished(promise, 3000);
    audio.fault = 'plays';
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(await finished(promise)).toBe('spoken');
    expect(audio.played.map((url) => decodeURIComponent(url.split('audio=')[1] ?? ''))).toEqual([
      '第一句。',
      '第二句。',
      '第三句。',
    ]);
  });

  it('plays all sentences in one audio element, as iOS unlocks single elements', async () => {
    const { audio, queue } = start(FAULTS['no-synthesis'], '/tts');
    await finished(queue.speak('第一句。第二句。', ZH));
    await finished(queue.speak('第三句。', ZH));
    expect(audio.played).toHaveLength(3);
    expect(audio.elements).toBe(1);
  });

  it('retries a mute engine after a gesture', async () => {
    const { engine, audio, queue } = start(FAULTS['mute-until-gesture'], '/tts');
    await finished(queue.speak('青铜鼎。', ZH));
    expect(audio.played).toHaveLength(1);
    window.dispatchEvent(new MouseEvent('pointerdown'));
    window.dispatchEvent(new MouseEvent('pointerup'));
    expect(await finished(queue.speak('礼器。', ZH))).toBe('spoken');
    expect(engine.heard.map(({ said }) => said)).toEqual(['礼器。']);
    expect(audio.played).toHaveLength(1);
  });

  it('abandons an engine that stays mute after a gesture', async () => {
    const { engine, queue } = start(FAULTS.mute, '/tts');
    for (let round = 0; round < 3; round++) {
      await finished(queue.speak('青铜鼎。', ZH));
      window.dispatchEvent(new MouseEvent('pointerup'));
    }
    expect(engine.asked).toHaveLength(4);
  });

  it('removes its gesture listeners on destroy()', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const { queue } = start(FAULTS.mute, '/tts');
    await finished(queue.speak('青铜鼎。', ZH));
    queue.destroy();
    const gestures = (calls: unknown[][]) =>
      calls.filter(([type]) => type === 'keydown' || type === 'pointerup').length;
    expect(gestures(added.mock.calls)).toBeGreaterThan(0);
    // The scripted engine listens to keydown itself.
    expect(gestures(removed.mock.calls)).toBe(gestures(added.mock.calls) - 1);
  });

  it('logs a recording that cannot be played without its text', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { audio, queue } = start(FAULTS['no-synthesis'], '/tts');
    audio.fault = 'error';
    await finished(queue.speak('青铜鼎。', ZH));
    await finished(queue.speak('礼器。', ZH));
    expect(warned).toHaveBeenCalledTimes(2);
    expect(warned.mock.calls[0]?.join(' ')).toContain('NotSupportedError');
    expect(String(warned.mock.calls)).not.toMatch(/青铜|%E9/);
  });

  it.each([
    ['en-GB', '/tts', '/tts?le=en&audio='],
    ['ZH_cn', '/tts?voice=2', '/tts?voice=2&le=zh&audio='],
  ])('requests %s by its primary language subtag', async (lang, url, address) => {
    const { audio, queue } = start(FAULTS['no-synthesis'], url);
    await finished(queue.speak('Q&A', { lang, rate: 1 }));
    expect(audio.requested).toEqual([`${address}Q%26A`]);
  });
});
