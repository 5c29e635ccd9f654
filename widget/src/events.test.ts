import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from './events';

describe('events', () => {
  it('reach the listeners of their type until these are taken back', () => {
    const { emit, on } = createEmitter();
    const heard = vi.fn();
    const stop = on('caption', heard);
    emit('caption', { text: '鼎' });
    emit('error', { reason: 'no voice' });
    stop();
    emit('caption', { text: '簋' });
    expect(heard.mock.calls).toEqual([[{ text: '鼎' }]]);
  });

  it('a listener that throws is reported and keeps nobody from hearing', () => {
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

  it('an error is told once for each reason', () => {
    const { emit, on } = createEmitter();
    const heard = vi.fn();
    on('error', heard);
    for (const reason of ['no voice', 'no voice', 'no audio', 'no voice'])
      emit('error', { reason });
    expect(heard.mock.calls).toEqual([[{ reason: 'no voice' }], [{ reason: 'no audio' }]]);
  });

  it('the same listener twice is heard twice, and taken back one by one', () => {
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
