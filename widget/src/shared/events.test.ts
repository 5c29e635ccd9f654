import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from './events';

describe('createEmitter', () => {
  it('emit() calls the listeners of that type until they unsubscribe', () => {
    const { emit, on } = createEmitter();
    const listener = vi.fn();
    const stop = on('caption', listener);
    emit('caption', { text: '鼎' });
    emit('error', { reason: 'no voice' });
    stop();
    emit('caption', { text: '簋' });
    expect(listener.mock.calls).toEqual([[{ text: '鼎' }]]);
  });

  it('a listener that throws is reported and the other listeners still run', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { emit, on } = createEmitter();
    const failure = new Error('host');
    const listener = vi.fn();
    on('open', () => {
      throw failure;
    });
    on('open', listener);
    emit('open', {});
    expect(listener).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('the error event is emitted once per reason', () => {
    const { emit, on } = createEmitter();
    const listener = vi.fn();
    on('error', listener);
    for (const reason of ['no voice', 'no voice', 'no audio', 'no voice'])
      emit('error', { reason });
    expect(listener.mock.calls).toEqual([[{ reason: 'no voice' }], [{ reason: 'no audio' }]]);
  });

  it('a listener added twice is called twice, and each subscription ends separately', () => {
    const { emit, on, clear } = createEmitter();
    const listener = vi.fn();
    const stop = on('open', listener);
    on('open', listener);
    emit('open', {});
    stop();
    emit('open', {});
    expect(listener).toHaveBeenCalledTimes(3);
    clear();
    emit('open', {});
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
