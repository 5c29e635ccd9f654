import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReading } from '.';
import type { EnableReading } from '.';

let heard: string[] = [];
let watch: EnableReading;
/** What still has the pointer or the focus. */
let held: Element | null;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return /^:(hover|focus)/.test(selector) ? this === held : this.closest(selector) === this;
  });
  watch = watchReading({
    document,
    ignore: () => false,
    lang: 'zh-CN',
    onReading: ({ text }) => heard.push(text),
  });
  watch(false, true);
});

afterEach(() => {
  watch(false, false);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function focus(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  held = document.getElementById('t');
  held?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  return held as HTMLInputElement;
}
const pass = () => vi.advanceTimersByTimeAsync(300);

test('a checkbox that is ticked is read again', async () => {
  const box = focus('<input id="t" type="checkbox" aria-label="订阅">');
  box.checked = true;
  box.dispatchEvent(new Event('change', { bubbles: true }));
  await pass();
  expect(heard).toEqual(['复选框，未选中，订阅', '复选框，已选中，订阅']);
});

test('a button whose text changes is read again', async () => {
  const button = focus('<button id="t">播放</button>');
  button.textContent = '暂停';
  await pass();
  expect(heard).toEqual(['按钮，播放', '按钮，暂停']);
});

test('a button whose state changes is read again, once for several changes', async () => {
  const button = focus('<button id="t" aria-expanded="false">菜单</button>');
  button.className = 'busy';
  button.setAttribute('aria-expanded', 'true');
  button.className = '';
  await pass();
  expect(heard).toEqual(['按钮，已折叠，菜单', '按钮，已展开，菜单']);
});

test('a slider that is moved is read again', async () => {
  const slider = focus('<input id="t" type="range" aria-label="音量" value="3">');
  slider.value = '4';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await pass();
  expect(heard).toEqual(['滑块，音量，3', '滑块，音量，4']);
});

test('a field is not read again for each letter typed', async () => {
  const field = focus('<input id="t" aria-label="姓名">');
  field.value = '李';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await pass();
  expect(heard).toEqual(['文本框，姓名']);
});

test('a countdown in a button is not read each second', async () => {
  const button = focus('<button id="t">59秒后重发</button>');
  button.textContent = '58秒后重发';
  await pass();
  expect(heard).toEqual(['按钮，59秒后重发']);
});

test('a control that has lost the pointer and the focus is not read again', async () => {
  const button = focus('<button id="t">播放</button>');
  held = null;
  button.textContent = '暂停';
  await pass();
  expect(heard).toEqual(['按钮，播放']);
});
