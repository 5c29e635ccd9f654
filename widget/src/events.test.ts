import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from './events';

describe('createEvents', () => {
  it('events call the listeners of their type until these unsubscribe', () => {
    const { emit, on } = createEmitter();
    const heard = vi.fn();
    const stop = on('caption', heard);
    emit('caption', { text: '鼎' });
    emit('error', { reason: 'no voice' });
    stop();
    emit('caption', { text: '簋' });
    expect(heard.mock.calls).toEqual([[{ text: '鼎' }]]);
  });

  it('a listener that throws is reported and the other listeners still run', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { emit, on } = createEmitter();
    const failure = new Error('host');
    const heard = vi.fn();
    on('open', () => {
      throw failure;
    });
    on('open', heard);
    emit('open', {});
    expect(heard).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('the error event is emitted once per reason', () => {
    const { emit, on } = createEmitter();
    const heard = vi.fn();
    on('error', heard);
    for (const reason of ['no voice', 'no voice', 'no audio', 'no voice'])
      emit('error', { reason });
    expect(heard.mock.calls).toEqual([[{ reason: 'no voice' }], [{ reason: 'no audio' }]]);
  });

  it('a listener added twice is called twice, and each subscription ends separately', () => {
    const { emit, on, clear } = createEmitter();
    const heard = vi.fn();
    const stop = on('open', heard);
    on('open', heard);
    emit('open', {});
    stop();
    emit('open', {});
    expect(heard).toHaveBeenCalledTimes(3);
    clear();
    emit('open', {});
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
