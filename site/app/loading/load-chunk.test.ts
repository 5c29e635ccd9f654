import { afterEach, expect, test, vi } from 'vitest';
import { stopLoading } from './stop-loading';
import { ChunkLoadError, loadChunk } from './load-chunk';

afterEach(() => {
  vi.useRealTimers();
});

const rejectImport = () =>
  Promise.reject(
    new TypeError(
      'Failed to fetch dynamically imported module: https://museum.example/assets/a.js',
    ),
  );

test('failed import rejects with a ChunkLoadError that has the URL', async () => {
  await expect(loadChunk(rejectImport)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    request: 'https://museum.example/assets/a.js',
  });
});

test.each([
  ['without exports', {}],
  ['whose part is missing', undefined],
])('file %s rejects as missing', async (_, loaded: unknown) => {
  await expect(loadChunk(() => Promise.resolve(loaded))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
  });
});

test('component without properties of its own is code', async () => {
  const component = () => null;
  await expect(loadChunk(() => Promise.resolve(component))).resolves.toBe(component);
});

test('import that takes longer than 120 s rejects with the URL of the pending preload', async () => {
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

test('successful import leaves no timer', async () => {
  vi.useFakeTimers();
  await expect(loadChunk(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

test('stopLoading does nothing during a chunk import', async () => {
  const stop = vi.fn();
  vi.stubGlobal('stop', stop);
  await loadChunk(() => {
    stopLoading();
    return Promise.resolve('code');
  });
  expect(stop).not.toHaveBeenCalled();
});
