import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text';

afterEach(() => {
  vi.unstubAllGlobals();
});

function clipboard(writeText?: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
}

test('a text goes to the clipboard', async () => {
  const write = vi.fn(() => Promise.resolve());
  clipboard(write);
  expect(await copyText('https://museum.example/#/News')).toBe(true);
  expect(write).toHaveBeenCalledWith('https://museum.example/#/News');
});

test('a browser that refuses, or has none on a plain connection, is told apart', async () => {
  clipboard(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
  expect(await copyText('x')).toBe(false);
  clipboard();
  expect(await copyText('x')).toBe(false);
});
