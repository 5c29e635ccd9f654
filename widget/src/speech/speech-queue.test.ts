import { describe, expect, it, vi } from 'vitest';
import { FAULTS } from './testing/engine-script';
import {
  finished,
  LONG,
  onError,
  onUtterance,
  useSpeechQueue,
  ZH,
} from './testing/speech-queue-harness';

const start = useSpeechQueue();

describe('speech queue with an engine that conforms to the API', () => {
  it('speaks every sentence once, in order, and reports each when it starts', async () => {
    const { engine, queue } = start({});
    expect(await finished(queue.speak('青铜鼎。礼器；盛食。', ZH))).toBe('spoken');
    expect(engine.heard.map(({ said }) => said)).toEqual(['青铜鼎。', '礼器；', '盛食。']);
    expect(onUtterance.mock.calls).toEqual([
      ['青铜鼎。', 'synthesis'],
      ['礼器；', 'synthesis'],
      ['盛食。', 'synthesis'],
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('sets language, voice, rate, pitch and volume of each utterance', async () => {
    const { engine, queue } = start({});
    await finished(queue.speak('青铜鼎', { lang: 'zh-CN', rate: 1.5 }));
    await finished(queue.speak('A cauldron', { lang: 'en', rate: 1 }));
    expect(engine.heard).toMatchObject([
      { lang: 'zh-CN', voice: 'Scripted zh-CN', rate: 1.5, pitch: 1, volume: 1 },
      { lang: 'en', voice: 'Scripted en-US', rate: 1, pitch: 1, volume: 1 },
    ]);
  });

  it('replaces the current text by a newer one', async () => {
    const { engine, queue } = start({});
    const first = queue.speak(LONG, ZH);
    await vi.advanceTimersByTimeAsync(1000);
    const second = queue.speak('第二段。', ZH);
    expect(await finished(first, 0)).toBe('still speaking');
    expect(await finished(first)).toBe('interrupted');
    expect(await finished(second)).toBe('spoken');
    expect(engine.heard.map(({ text }) => text)).toEqual([engine.asked[0], '第二段。']);
  });

  it('speaks one utterance for fifty texts in the same task', async () => {
    const { engine, queue } = start({});
    const all = Array.from({ length: 50 }, (_, index) => queue.speak(`链接${index}`, ZH));
    expect(await finished(all[49] as Promise<string>)).toBe('spoken');
    expect(engine.heard.map(({ text }) => text)).toEqual(['链接49']);
    expect(engine.asked).toEqual(['链接49']);
  });

  it('stop() leaves no timer and no sound', async () => {
    const { engine, queue } = start({});
    const promise = queue.speak(LONG, ZH);
    await vi.advanceTimersByTimeAsync(5000);
    queue.stop();
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(window.speechSynthesis.speaking).toBe(false);
    expect(await finished(promise)).toBe('interrupted');
    expect(engine.heard).toHaveLength(1);
  });

  it('stops on pagehide', async () => {
    const { queue } = start({});
    const promise = queue.speak(LONG, ZH);
    await vi.advanceTimersByTimeAsync(5000);
    window.dispatchEvent(new Event('pagehide'));
    expect(await finished(promise)).toBe('interrupted');
  });

  it('speaks immediately while the page speaks, and resumes a paused engine', async () => {
    const { engine, queue } = start({});
    const resume = vi.spyOn(window.speechSynthesis, 'resume');
    Object.assign(window.speechSynthesis, { paused: true });
    window.speechSynthesis.speak(new window.SpeechSynthesisUtterance(LONG));
    await vi.advanceTimersByTimeAsync(500);
    const asked = performance.now();
    await finished(queue.speak('青铜鼎', ZH));
    expect(engine.heard.at(-1)?.said).toBe('青铜鼎');
    expect((engine.heard.at(-1)?.from ?? 0) - asked).toBeLessThan(200);
    expect(resume).toHaveBeenCalled();
  });

  it('repeats a piece that the page has cancelled', async () => {
    const { engine, queue } = start({});
    const promise = queue.speak('青铜鼎出土于云泽古城。', ZH);
    await vi.advanceTimersByTimeAsync(500);
    window.speechSynthesis.cancel();
    expect(await finished(promise)).toBe('spoken');
    expect(engine.heard.map(({ said }) => said)).toEqual(['青铜', '青铜鼎出土于云泽古城。']);
  });

  it('does not cancel utterances that the page queued after it', async () => {
    const { engine, queue } = start({});
    const promise = queue.speak('青铜鼎', ZH);
    await vi.advanceTimersByTimeAsync(100);
    window.speechSynthesis.speak(new window.SpeechSynthesisUtterance('页面自己的话'));
    expect(await finished(promise)).toBe('spoken');
    await vi.advanceTimersByTimeAsync(5000);
    expect(engine.heard.at(-1)?.said).toBe('页面自己的话');
  });
});

describe('text after a cancelled one', () => {
  it.each([
    'deaf-after-cancel',
    'end-inside-cancel',
    'stale-events',
    'stuck-speaking',
    'silent-after-14s',
  ] as const)('%s: is spoken completely, after the older one', async (fault) => {
    const { engine, queue } = start(FAULTS[fault]);
    void queue.speak(LONG, ZH);
    await vi.advanceTimersByTimeAsync(3000);
    const before = onUtterance.mock.calls.length;
    expect(await finished(queue.speak('第一句话说完。第二句话说完。', ZH))).toBe('spoken');
    expect(
      engine.heard
        .slice(1)
        .map(({ said }) => said)
        .join(''),
    ).toContain('第一句话说完。');
    expect(engine.heard.at(-1)?.said).toContain('说完。');
    expect(onUtterance.mock.calls.slice(before).every(([text]) => /[句话说完]/.test(text))).toBe(
      true,
    );
  });

  it('emits no events of the cancelled one, also when cancelled before its start', async () => {
    const { queue } = start(FAULTS['stale-events']);
    void queue.speak('第一段。', ZH);
    await vi.advanceTimersByTimeAsync(30);
    expect(await finished(queue.speak('第二段说得长一些。', ZH))).toBe('spoken');
    expect(onUtterance.mock.calls).toEqual([['第二段说得长一些。', 'synthesis']]);
  });
});
