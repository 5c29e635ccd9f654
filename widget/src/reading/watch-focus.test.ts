import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReading } from '.';
import type { Reading, EnableReading } from '.';

let heard: Reading[] = [];
let watch: EnableReading;

beforeEach(() => {
  heard = [];
  watch = watchReading({
    document,
    ignore: () => false,
    lang: 'zh-CN',
    onReading: (reading) => heard.push(reading),
  });
  watch(false, true);
});

afterEach(() => {
  watch(false, false);
  vi.restoreAllMocks();
});

function focus(html: string): void {
  document.body.innerHTML = html;
  document
    .getElementById('t')
    ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
}
const texts = (): string[] => heard.map(({ text }) => text);

test('focus on a container with blocks of text reads its heading, not the text', () => {
  focus('<main id="t" tabindex="-1"><h1>馆藏</h1><p>第一段</p><p>第二段</p></main>');
  expect(texts()).toEqual(['1级标题，馆藏']);
  expect(heard[0]?.element.localName).toBe('h1');
});

test('focus on a container reads its name rather than its heading', () => {
  focus('<main id="t" tabindex="-1" aria-label="正文"><h1>馆藏</h1><p>第一段</p></main>');
  expect(texts()).toEqual(['正文']);
});

test('focus on a container ignores a hidden heading', () => {
  focus(
    '<main id="t" tabindex="-1"><h1 style="display: none">旧</h1><h2>新</h2><p>第一段</p></main>',
  );
  expect(texts()).toEqual(['2级标题，新']);
});

test('focus on a container without name and heading reads nothing', () => {
  focus('<main id="t" tabindex="-1"><p>第一段</p><p>第二段</p></main>');
  expect(texts()).toEqual([]);
});

test('focus on an element with inline text reads that text', () => {
  focus('<div id="t" tabindex="0">立即<b>购票</b></div>');
  expect(texts()).toEqual(['立即购票']);
});

test('focus moved to a container by a mouse press reads nothing', () => {
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) =>
    selector.startsWith(':hover'),
  );
  focus('<main id="t" tabindex="-1"><h1>馆藏</h1><p>第一段</p></main>');
  expect(texts()).toEqual([]);
});

test('a reading of prose stops after 2,000 characters', () => {
  focus(`<div id="t" tabindex="0">${'<b>字字字字字字字字字字</b>'.repeat(900)}</div>`);
  expect(texts()[0]?.length).toBeGreaterThan(1000);
  expect(texts()[0]?.length).toBeLessThanOrEqual(2000);
});

test('the name of a control is read up to 2,000 characters', () => {
  focus(`<a id="t" href="/">${'字'.repeat(100_000)}</a>`);
  expect(texts()[0]?.length).toBeLessThanOrEqual(2010);
});

const parts = (): unknown[] =>
  (heard[0]?.parts ?? []).flatMap(({ text, lang, isPrivate }) =>
    text ? [[text, lang, isPrivate]] : [],
  );

test('role names are in the language of the toolbar, the text in its own language', () => {
  focus('<a id="t" href="/" lang="en">About</a>');
  expect(parts()).toEqual([
    ['链接，', 'zh-CN', false],
    ['About', 'en', false],
  ]);
});

test('the value of a field is marked private in its reading', () => {
  focus('<input id="t" aria-label="姓名" value="李白">');
  expect(texts()).toEqual(['文本框，姓名，李白']);
  expect(parts()).toEqual([
    ['文本框，', 'zh-CN', false],
    ['姓名，', 'zh-CN', false],
    ['李白', 'zh-CN', true],
  ]);
});

test('the value of a field within the name of another control is marked private', () => {
  focus('<label><input id="t" type="checkbox">提前 <input value="3"> 天提醒</label>');
  expect(texts()).toEqual(['复选框，未选中，提前 3 天提醒']);
  expect(parts().slice(1)).toEqual([
    ['提前 ', 'zh-CN', false],
    ['3', 'zh-CN', true],
    [' 天提醒', 'zh-CN', false],
  ]);
});

test('the value of a progress bar is not private', () => {
  focus('<progress id="t" tabindex="0" aria-label="下载" value="0.5"></progress>');
  expect(parts().every((part) => (part as boolean[])[2] === false)).toBe(true);
});
