import { beforeEach, expect, test, vi } from 'vitest';

const stop = vi.fn();
let stopLoading: () => void;
let retryIfStopped: <T>(load: () => Promise<T>) => Promise<T>;
let importWithoutStop: <Module>(load: () => Promise<Module>) => Promise<Module>;

beforeEach(async () => {
  // The module counts imports: those that another test left pending must not be among them.
  vi.resetModules();
  ({ stopLoading, retryIfStopped, importWithoutStop } = await import('./stop-loading'));
  stop.mockClear();
  vi.stubGlobal('stop', stop);
});

test('failed load is not repeated without stopLoading', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  await expect(retryIfStopped(load)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
});

test('load that stopLoading cancelled is repeated once', async () => {
  const load = vi.fn(() => Promise.resolve('there'));
  load.mockImplementationOnce(() => {
    stopLoading();
    return Promise.reject(new Error('cut off'));
  });
  await expect(retryIfStopped(load)).resolves.toBe('there');
  expect(stop).toHaveBeenCalledTimes(1);
});

test('stopLoading after the end of a load does not repeat it', async () => {
  const load = vi.fn(() => Promise.resolve('there'));
  await retryIfStopped(load);
  stopLoading();
  expect(load).toHaveBeenCalledTimes(1);
});

test('stopLoading does nothing during a module import', async () => {
  await importWithoutStop(() => {
    stopLoading();
    return Promise.resolve();
  });
  expect(stop).not.toHaveBeenCalled();
  stopLoading();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('stopLoading works again after a failed import', async () => {
  await expect(importWithoutStop(() => Promise.reject(new Error('gone')))).rejects.toThrow();
  stopLoading();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('stopLoading does nothing while a modulepreload is pending', () => {
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
