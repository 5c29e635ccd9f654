import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makePart } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Collection/AncientBooks/lunyu';
const leaf = (id: string, text: string) =>
  makePart({
    kind: 'leaf',
    id,
    title: `${id}篇`,
    content: `<p>${id}的大意</p>`,
    facts: { text, fold: '论语' },
  });
const book = makeEntry({
  id: 'lunyu',
  categoryCode: 'AncientBooks',
  title: '论语',
  content: '<p>二十篇。</p>',
  parts: [
    leaf('学而', '子曰：“学而时习之。”\n不亦说乎？'),
    leaf('为政', '为政以德。'),
    leaf('八佾', '八佾舞于庭。'),
  ],
});
const open = (query = '', fields: object = {}, language: 'zh' | 'en' = 'zh') =>
  openPage(`${address}${query}`, {
    language,
    responses: { contentDetail: listResponse([{ ...book, ...fields }]) },
  });
const columns = (box: HTMLElement) => textsOf(box, '[role=region] p');

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('book reader', () => {
  test('book opens at its first leaf, in columns with vertical quotation marks', async () => {
    const { box } = await open();
    expect(headings(box, 1)).toEqual(['论语']);
    expect(columns(box)).toEqual(['子曰：「学而时习之。」', '不亦说乎？']);
    expect(getElement(box, '[role=region]').getAttribute('aria-label')).toBe(
      '第 1 叶，共 3 叶：学而篇',
    );
    expect(() => getControl(box, '上一页')).toThrow();
    expect(box.textContent).toContain('学而的大意');
  });

  test('next leaf is in the address and takes focus', async () => {
    const { box } = await open();
    await actAndWait(() => getControl(box, '下一页').click());
    expect(window.location.hash).toBe(`#${address}?leaf=2`);
    expect(columns(box)).toEqual(['为政以德。']);
    expect(document.activeElement).toBe(getElement(box, '[role=region]'));
  });

  test('arrow keys turn the leaves from right to left', async () => {
    const { box } = await open('?leaf=2');
    const press = (key: string) =>
      actAndWait(() =>
        getElement(box, '[role=region]').dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        ),
      );
    await press('ArrowLeft');
    expect(window.location.hash).toBe(`#${address}?leaf=3`);
    await press('ArrowLeft');
    expect(window.location.hash).toBe(`#${address}?leaf=3`);
    await press('ArrowRight');
    await press('ArrowRight');
    expect(window.location.hash).toBe(`#${address}`);
  });

  test('contents link to every leaf and mark the open one', async () => {
    const { box } = await open('?leaf=3');
    const contents = getElement(box, 'nav[aria-labelledby=leaf-contents]');
    expect(textsOf(contents, 'li')).toEqual(['第1叶学而篇', '第2叶为政篇', '第3叶八佾篇']);
    expect(getElement(contents, '[aria-current=page]').textContent).toBe('第3叶八佾篇');
  });

  test('punctuation is switched off and on', async () => {
    const { box } = await open();
    const toggle = getControl(box, '句读');
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    await actAndWait(() => toggle.click());
    expect(columns(box)).toEqual(['子曰学而时习之', '不亦说乎']);
    await actAndWait(() => toggle.click());
    expect(columns(box)[1]).toBe('不亦说乎？');
  });

  test('text view shows all leaves with their meaning', async () => {
    const { box } = await open();
    await actAndWait(() => getControl(box, '文字').click());
    expect(getControl(box, '文字').getAttribute('aria-pressed')).toBe('true');
    expect(textsOf(box, '.original')).toHaveLength(3);
    expect(box.textContent).toContain('八佾的大意');
    expect(box.querySelector('[role=region]')).toBeNull();
  });

  test('text is enlarged and made smaller within its limits', async () => {
    const { box } = await open();
    await actAndWait(() => getControl(box, '文字').click());
    const size = () => parseFloat(getElement(box, '.original').style.fontSize);
    const start = size();
    const larger = getControl(box, '放大文字 A+');
    for (let press = 0; press < 6; press++) await actAndWait(() => larger.click());
    const largest = size();
    expect(largest).toBeGreaterThan(start);
    expect(larger.getAttribute('aria-disabled')).toBe('true');
    const smaller = getControl(box, '缩小文字 A−');
    for (let press = 0; press < 6; press++) await actAndWait(() => smaller.click());
    expect(size()).toBeLessThan(start);
    expect(smaller.getAttribute('aria-disabled')).toBe('true');
  });

  test.each(['0', '99', 'x', '-1', '1.5'])(
    'leaf “%s” of the address opens the first',
    async (number) => {
      const { box } = await open(`?leaf=${number}`);
      expect(getElement(box, '[role=region]').getAttribute('aria-label')).toContain('第 1 叶');
    },
  );

  test('English reader has English controls and marks the text as Chinese', async () => {
    const { box } = await open('', {}, 'en');
    expect(getControl(box, 'Next leaf')).toBeTruthy();
    expect(
      [...box.querySelectorAll('[role=region] p')].every(
        (each) => each.getAttribute('lang') === 'zh',
      ),
    ).toBe(true);
  });
});

describe('book page', () => {
  test('book without leaves shows its text and no reader', async () => {
    const { box } = await open('', { parts: undefined });
    expect(headings(box, 2)).toEqual(['关于这部书']);
    expect(box.textContent).toContain('二十篇。');
  });

  test('leaf without text is an empty leaf', async () => {
    const { box } = await open('', { parts: [makePart({ kind: 'leaf', id: 'a', facts: {} })] });
    expect(columns(box)).toEqual([]);
    expect(getElement(box, '[role=region]').getAttribute('aria-label')).toContain('共 1 叶');
  });

  test('book that does not exist shows “not found”', async () => {
    const { box } = await openPage(address, { responses: { contentDetail: 404 } });
    expect(headings(box, 1)).toEqual(['没有找到这条内容']);
  });

  test('failed book page shows the book after a retry', async () => {
    const { box, service } = await openPage(address, { responses: { contentDetail: 500 } });
    service.answer('contentDetail', listResponse([book]));
    await retryAll(box);
    expect(headings(box, 1)).toEqual(['论语']);
  });

  test('book page while loading is neither empty nor failed', async () => {
    const { box } = await openPage(address, { responses: { contentDetail: pending } });
    expect(box.querySelector('[data-state], h2')).toBeNull();
  });
});
