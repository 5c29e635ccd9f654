import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../loading/load-chunk';
import { headings, textsOf } from '../testing/open-page';
import { actAndWait, getControl, getElement, setUpRendering } from '../testing/render';
import { createShowPart } from '../testing/show-part';
import { AppErrorFallback } from './app-error-fallback';
import { PageBoundary } from './page-boundary';
import { PrintHeader } from './print-header';
import { SkipLink, contentId } from './skip-link';

const render = setUpRendering();
const showPart = createShowPart(render);
const reload = vi.fn();
let failure: Error | undefined;

function Fragile() {
  if (failure) throw failure;
  return <p>内容</p>;
}

beforeEach(() => {
  failure = undefined;
  reload.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const show = (error: Error | undefined, language: 'zh' | 'en' = 'zh') => {
  failure = error;
  return showPart(
    <PageBoundary>
      <Fragile />
    </PageBoundary>,
    { address: '/News/Notice', language },
  );
};
const goOffline = () => vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
const missingCode = new ChunkLoadError('missing', 'http://m/a.js');

describe('page that throws', () => {
  test.each([
    ['zh', '公告', '页面出了点问题', '重试'],
    ['en', 'Notices', 'Something went wrong', 'Try again'],
  ] as const)('broken page in %s keeps its title and offers a retry', async (...row) => {
    const [language, title, text, label] = row;
    const { box } = await show(new TypeError('x is undefined'), language);
    expect(headings(box, 1)).toEqual([title]);
    expect(getElement(box, '[data-state=failed]').textContent).toContain(text);
    expect(box.textContent).not.toContain('x is undefined');
    failure = undefined;
    await actAndWait(() => getControl(box, label).click());
    expect(box.textContent).toContain('内容');
    expect(reload).not.toHaveBeenCalled();
  });

  test('page whose code is missing offers a reload', async () => {
    const { box } = await show(missingCode);
    expect(getElement(box, '[data-state=failed]').textContent).toContain('这一页没有下载完整');
    await actAndWait(() => getControl(box, '重新加载').click());
    expect(reload).toHaveBeenCalledOnce();
  });

  test('page whose code is missing offline says so, and is not reloaded', async () => {
    goOffline();
    const { box } = await show(missingCode);
    expect(getElement(box, '[data-state=failed]').textContent).toContain('网络连接错误');
    await actAndWait(() => getControl(box, '重新加载').click());
    expect(reload).not.toHaveBeenCalled();
    expect(textsOf(box, 'section[aria-live] p')).toEqual([expect.stringContaining('网络连接错误')]);
  });
});

describe('app that throws', () => {
  test.each([
    ['#/News?page=2', '/p/zh/News?page=2'],
    ['', '/p/zh/'],
    ['#//evil.example/a', '/p/zh/evil.example/a'],
    ['#javascript:alert(1)', '/p/zh/javascript:alert(1)'],
  ])('broken app at “%s” links to the crawlable page %s', async (hash, expected) => {
    window.location.hash = hash;
    const box = await render(<AppErrorFallback />);
    expect(getElement(box, 'a').getAttribute('href')).toBe(expected);
    await actAndWait(() => getControl(box, '重新加载').click());
    expect(reload).toHaveBeenCalledOnce();
  });

  test('English fallback links to the English page', async () => {
    window.location.hash = '#/News';
    const box = await render(<AppErrorFallback />, 'en');
    expect(headings(box, 1)).toEqual(['Yunze Museum']);
    expect(getElement(box, 'a').getAttribute('href')).toBe('/p/en/News');
  });
});

test('skip link moves focus to the content and keeps the route', async () => {
  window.location.hash = '#/News';
  const box = await render(
    <>
      <SkipLink />
      <main id={contentId} tabIndex={-1} />
    </>,
  );
  const content = getElement(box, 'main');
  const scrollIntoView = vi.fn();
  content.scrollIntoView = scrollIntoView;
  await actAndWait(() => getControl(box, '跳到正文').click());
  expect(document.activeElement).toBe(content);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(window.location.hash).toBe('#/News');
});

test.each([
  ['zh', '云泽博物馆'],
  ['en', 'Yunze Museum'],
] as const)('printed page in %s starts with the museum and the address', async (language, name) => {
  window.location.hash = '#/News?page=2';
  const box = await render(<PrintHeader />, language);
  expect(getElement(box, '[data-print=only]').textContent).toBe(`${name}${window.location.href}`);
});
