import { describe, expect, it, vi } from 'vitest';
import { FAULTS } from './testing/engine-script';
import { finished, onArmed, onError, useSpeechQueue, ZH } from './testing/speech-queue-harness';

const start = useSpeechQueue();

describe('speech before the first gesture', () => {
  it('waits for the gesture, reports the wait and then speaks', async () => {
    const { queue } = start(FAULTS['not-allowed']);
    const promise = queue.speak('青铜鼎。', ZH);
    expect(await finished(promise, 5000)).toBe('still speaking');
    expect(onArmed.mock.calls).toEqual([[true]]);
    window.dispatchEvent(new MouseEvent('pointerdown'));
    window.dispatchEvent(new MouseEvent('pointerup'));
    expect(await finished(promise)).toBe('spoken');
    expect(onArmed.mock.calls).toEqual([[true], [false]]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('speaks only the newest of several waiting texts', async () => {
    const { engine, queue } = start(FAULTS['not-allowed']);
    const first = queue.speak('第一句。', ZH);
    await vi.advanceTimersByTimeAsync(500);
    const second = queue.speak('第二句。', ZH);
    await vi.advanceTimersByTimeAsync(500);
    expect(onArmed.mock.calls).toEqual([[true]]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(await finished(second)).toBe('spoken');
    expect(await finished(first)).toBe('interrupted');
    expect(engine.heard.map(({ text }) => text)).toEqual(['第二句。']);
  });

  it('counts a touch as a gesture when it ends, as browsers do', async () => {
    const { queue } = start(FAULTS['not-allowed']);
    void queue.speak('青铜鼎。', ZH);
    await vi.advanceTimersByTimeAsync(500);
    window.dispatchEvent(new MouseEvent('pointerdown'));
    expect(onArmed.mock.calls).toEqual([[true]]);
    window.dispatchEvent(new MouseEvent('pointerup'));
    expect(onArmed.mock.calls).toEqual([[true], [false]]);
  });

  it('stop() ends the wait', async () => {
    const { engine, queue } = start(FAULTS['not-allowed']);
    const promise = queue.speak('青铜鼎。', ZH);
    await vi.advanceTimersByTimeAsync(500);
    queue.stop();
    expect(onArmed.mock.calls).toEqual([[true], [false]]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(await finished(promise)).toBe('interrupted');
    await vi.advanceTimersByTimeAsync(1000);
    expect(engine.heard).toEqual([]);
  });

  it('is unavailable without a fallback when speech is blocked after the gesture too', async () => {
    const { queue } = start(FAULTS['never-allowed']);
    const promise = queue.speak('青铜鼎。', ZH);
    await vi.advanceTimersByTimeAsync(500);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(await finished(promise)).toBe('unavailable');
    expect(onError.mock.calls).toEqual([['not-allowed']]);
  });
});
