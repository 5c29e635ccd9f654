import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getField, waitForText } from '../../testing/open-page';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { ShareButton } from './share-button';

const render = setUpRendering();

beforeAll(async () => {
  // Loaded on demand in the app: preload it, so that tests need not wait for it.
  await import('./share-popover');
});

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

async function open(language: 'zh' | 'en' = 'zh', hash = '#/News/Notice/a?x=1') {
  window.location.hash = hash;
  const box = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <ShareButton title="元旦开放时间" />
      </TestRouter>
    </TestProviders>,
    language,
  );
  await actAndWait(() => getControl(box, language === 'zh' ? '分享' : 'Share').click());
  await waitForText(document.body, language === 'zh' ? '分享这一页' : 'Share this page');
  return getElement(document, '[role=dialog], dialog[open]');
}

const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: '', language: 'zh' });

test('share popover has the address of the page in its language, and a QR code of it', async () => {
  const box = await open();
  const url = getField(box, '本页网址').value;
  expect(new URL(url).hash).toBe('#/News/Notice/a?x=1');
  const code = getElement(box, 'figure img');
  expect(code.getAttribute('alt')).toBe('打开“元旦开放时间”的二维码');
  expect(decodeURIComponent(code.getAttribute('src') ?? '')).toContain('/News/Notice/a?x=1');
});

test('share popover of an address too long for a QR code has the address alone', async () => {
  const hash = `#/Search?keyword=${encodeURIComponent('青铜'.repeat(30))}`;
  const box = await open('zh', hash);
  expect(new URL(getField(box, '本页网址').value).hash).toBe(hash);
  expect(box.querySelector('img')).toBeNull();
});

test('address of an English page is that of the English site', async () => {
  const box = await open('en');
  expect(new URL(getField(box, 'Address of this page').value).pathname).toBe('/en/');
});

test('copy button copies the address and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const box = await open();
  stubClipboard(writeText);
  await actAndWait(() => getControl(box, '复制链接').click());
  expect(writeText).toHaveBeenCalledWith(getField(box, '本页网址').value);
  expect(getElement(box, '[role=status]').textContent).toBe('链接已复制');
});

test('copy button selects the address where the browser refuses to copy', async () => {
  const box = await open();
  stubClipboard(() => Promise.reject(new Error('denied')));
  const select = vi.spyOn(getField(box, '本页网址'), 'select');
  await actAndWait(() => getControl(box, '复制链接').click());
  expect(select).toHaveBeenCalled();
  expect(getElement(box, '[role=status]').textContent).toBe('链接已选中，请手动复制');
});

test('print button closes the popover before it prints', async () => {
  const box = await open();
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  const print = vi.fn(() => {
    expect(isOpen()).toBe(false);
  });
  vi.stubGlobal('print', print);
  expect(isOpen()).toBe(true);
  await actAndWait(() => getControl(box, '打印本页').click());
  expect(print).toHaveBeenCalledOnce();
});

test('send button is offered only where the browser can share', async () => {
  const box = await open();
  expect(() => getControl(box, '发送给……')).toThrow();
});
