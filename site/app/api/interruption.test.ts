import { beforeEach, expect, test, vi } from 'vitest';
import { stopLoading, uninterrupted } from './interruption';

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
