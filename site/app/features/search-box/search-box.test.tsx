import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeService, TestProviders, TestRouter } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { searchPath } from './search-path';
import { SearchBox } from './search-box';

const render = setUpRendering();

async function searchAt(path: string, keyword: string, inPlace = false) {
  window.location.hash = `#${path}`;
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const box = await render(
    <TestRouter>
      <SearchBox keyword={keyword} inPlace={inPlace} />
    </TestRouter>,
  );
  await actAndWait(() => getControl(box, '搜索').click());
  return { open, box };
}

beforeEach(() => {
  vi.restoreAllMocks();
});

test('the path of a search contains the trimmed and encoded keyword', () => {
  expect(searchPath(' 鼎 ')).toBe('/Search?keyword=%E9%BC%8E');
  expect(searchPath('a&b=c')).toBe('/Search?keyword=a%26b%3Dc');
});

test('the search box opens a new tab, and its button is described accordingly', async () => {
  const { open, box } = await searchAt('/News', '鼎');
  expect(open).toHaveBeenCalledExactlyOnceWith(
    '#/Search?keyword=%E9%BC%8E&from=%2FNews',
    '_blank',
    'noopener',
  );
  expect(window.location.hash).toBe('#/News');
  const note = getControl(box, '搜索').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(note)?.textContent).toContain('新窗口');
});

test('the search box opens no tab on the search page or with inPlace', async () => {
  for (const [path, inPlace] of [
    ['/Search?keyword=鼎', false],
    ['/nowhere', true],
  ] as const) {
    const { open, box } = await searchAt(path, '玉琮', inPlace);
    expect(open).not.toHaveBeenCalled();
    expect(decodeURIComponent(window.location.hash)).toBe('#/Search?keyword=玉琮');
    expect(getControl(box, '搜索').hasAttribute('aria-describedby')).toBe(false);
  }
});

test('an empty keyword does not navigate and moves focus to the field', async () => {
  expect(searchPath('  ')).toBeUndefined();
  const box = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <SearchBox />
      </TestRouter>
    </TestProviders>,
  );
  await actAndWait(() => getControl(box, '搜索').click());
  expect(document.activeElement).toBe(getElement(box, 'input'));
  expect(getElement(box, 'input').getAttribute('placeholder')).toBe('请输入关键字');
  expect(window.location.hash).not.toContain('keyword');
});
