import { afterEach, expect, test } from 'vitest';
import { accessibleName } from '.';

afterEach(() => {
  document.body.replaceChildren();
});

function nameOf(html: string): string {
  document.body.innerHTML = html;
  const element = document.getElementById('t');
  if (!element) throw new Error('no element with the id t');
  return accessibleName(element);
}

test('accessible name prefers aria-labelledby, aria-label, label, content and title in this order', () => {
  const rest = ['aria-labelledby="a"', 'aria-label="二"', '', 'title="五"'];
  expect(nameOf(`<i id="a">一</i><button id="t" ${rest.join(' ')}>四</button>`)).toBe('一');
  expect(
    nameOf(`<label for="t">三</label><button id="t" ${rest.slice(1).join(' ')}>四</button>`),
  ).toBe('二');
  expect(nameOf(`<label for="t">三</label><button id="t" title="五">四</button>`)).toBe('三');
  expect(nameOf(`<button id="t" title="五">四</button>`)).toBe('四');
  expect(nameOf(`<button id="t" title="五"></button>`)).toBe('五');
});

test('accessible name ends for circular references', () => {
  expect(
    nameOf('<p id="a" aria-labelledby="t">甲</p><button id="t" aria-labelledby="a">乙</button>'),
  ).toBe('甲');
  expect(nameOf('<button id="t" aria-label="甲" aria-labelledby="t">乙</button>')).toBe('甲');
  expect(nameOf('<button id="t" aria-owns="t">乙</button>')).toBe('乙');
});

test('accessible name includes elements of aria-owns', () => {
  expect(nameOf('<button id="t" aria-owns="a">打开</button><i id="a"> 新窗口</i>')).toBe(
    '打开 新窗口',
  );
});

test('accessible name ignores unknown roles', () => {
  expect(nameOf('<div id="t" role="text button">甲</div>')).toBe('甲');
  expect(nameOf('<div id="t" role="text">甲</div>')).toBe('');
});

test('accessible name of a custom element with its own labels property does not throw', () => {
  document.body.innerHTML = '<my-chart id="t" title="图表"></my-chart>';
  const chart = document.getElementById('t') as HTMLElement & { labels?: unknown };
  chart.labels = ['一', '二'];
  expect(accessibleName(chart)).toBe('图表');
});

test('accessible name works for a form whose controls shadow its methods', () => {
  expect(nameOf('<form id="t" aria-label="查询"><input name="getAttribute"></form>')).toBe('查询');
});

test('accessible name works for nodes outside the document', () => {
  const link = document.createElement('a');
  link.href = '/';
  link.textContent = '首页';
  expect(accessibleName(link)).toBe('首页');
});
