import { beforeEach, expect, test, vi } from 'vitest';
import { stopLoading, uninterrupted, uninterruptedImport } from './interruption';

const stop = vi.fn();

beforeEach(() => {
  stop.mockClear();
  vi.stubGlobal('stop', stop);
});

test('what fails by itself fails', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  await expect(uninterrupted(load)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what failed because loading was stopped is tried once more', async () => {
  const load = vi.fn(() => Promise.resolve('there'));
  load.mockImplementationOnce(() => {
    stopLoading();
    return Promise.reject(new Error('cut off'));
  });
  await expect(uninterrupted(load)).resolves.toBe('there');
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a stop that came after the end changes nothing', async () => {
  const load = vi.fn(() => Promise.resolve('there'));
  await uninterrupted(load);
  stopLoading();
  expect(load).toHaveBeenCalledTimes(1);
});

test('loading is not stopped while a module is being imported', async () => {
  await uninterruptedImport(() => {
    stopLoading();
    return Promise.resolve();
  });
  expect(stop).not.toHaveBeenCalled();
  stopLoading();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('loading can be stopped again after an import that failed', async () => {
  await expect(uninterruptedImport(() => Promise.reject(new Error('gone')))).rejects.toThrow();
  stopLoading();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('loading is not stopped while a preloaded module is on its way', () => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/assets/page.js';
  document.head.append(link);
  const entries = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  stopLoading();
  expect(stop).not.toHaveBeenCalled();
  entries.mockReturnValue([new PerformanceMark(link.href)]);
  stopLoading();
  expect(stop).toHaveBeenCalledTimes(1);
  link.remove();
});
