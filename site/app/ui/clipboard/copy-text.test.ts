import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubClipboard(writeText?: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
}

test('copyText writes to the clipboard', async () => {
  const write = vi.fn(() => Promise.resolve());
  stubClipboard(write);
  expect(await copyText('https://museum.example/#/News')).toBe(true);
  expect(write).toHaveBeenCalledWith('https://museum.example/#/News');
});

test('copyText returns false when the browser refuses or has no clipboard API', async () => {
  stubClipboard(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
  expect(await copyText('x')).toBe(false);
  stubClipboard();
  expect(await copyText('x')).toBe(false);
});
