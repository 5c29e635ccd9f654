import { afterEach, expect, test, vi } from 'vitest';
import { stopLoading } from '../api/interruption';
import { ChunkLoadError, loadChunk } from './load-chunk';

afterEach(() => {
  vi.useRealTimers();
});

const lost = () =>
  Promise.reject(
    new TypeError(
      'Failed to fetch dynamically imported module: https://museum.example/assets/a.js',
    ),
  );

test('a chunk that is missing says which', async () => {
  await expect(loadChunk(lost)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    request: 'https://museum.example/assets/a.js',
  });
});

test('one that does not come within 120 s is given up, and says which it waited for', async () => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link rel="modulepreload" href="https://museum.example/assets/b.js">';
  const loading = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  const error = await loading;
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({
    type: 'timeout',
    request: 'https://museum.example/assets/b.js',
  });
  document.head.innerHTML = '';
});

test('nothing is left running after a chunk has come', async () => {
  vi.useFakeTimers();
  await expect(loadChunk(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

test('loading is not stopped while a chunk is on its way', async () => {
  const stop = vi.fn();
  vi.stubGlobal('stop', stop);
  await loadChunk(() => {
    stopLoading();
    return Promise.resolve('code');
  });
  expect(stop).not.toHaveBeenCalled();
});
