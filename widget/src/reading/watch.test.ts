import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReading } from '.';
import type { Reading, Watch } from '.';

let heard: Reading[] = [];
/** What is under the pointer: this DOM has no pointer of its own. */
let hovered: Element | null;
let watch: Watch;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  hovered = null;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector.startsWith(':hover') ? this === hovered : this.closest(selector) === this;
  });
  document.body.innerHTML =
    '<a id="a" href="/">甲</a><a id="b" href="/">乙</a><p id="c" lang="en">text</p><i id="x">文本</i>';
  watch = watchReading({
    document,
    ignore: (element) => element.id === 'b',
    lang: 'zh-CN',
    onReading: (reading) => heard.push(reading),
  });
});

afterEach(() => {
  watch.destroy();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const send = (id: string, type: string, init: PointerEventInit = {}): void => {
  const event = new PointerEvent(type, {
    bubbles: true,
    composed: true,
    cancelable: true,
    pointerType: 'mouse',
    ...init,
  });
  const element = document.getElementById(id);
  if (type === 'pointerover') hovered = element;
  element?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
};
const texts = (): string[] => heard.map(({ text }) => text);

test('nothing is heard before it is switched on', () => {
  send('a', 'pointerover');
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('a pointer that rests 200 ms is heard, not before', () => {
  watch.pointer(true);
  send('a', 'pointerover');
  vi.advanceTimersByTime(199);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toMatchObject([{ text: '链接，甲', lang: 'zh-CN' }]);
  expect(heard[0]?.element).toBe(document.getElementById('a'));
});

test('the newest wins and a sweep says nothing on its way', () => {
  watch.pointer(true);
  for (let i = 0; i < 50; i++) {
    send(i % 2 ? 'c' : 'a', 'pointerover');
    vi.advanceTimersByTime(30);
  }
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(['text']);
});

test('the language of the text comes with it', () => {
  watch.pointer(true);
  send('c', 'pointerover');
  vi.advanceTimersByTime(200);
  expect(heard[0]?.lang).toBe('en');
});

test('the same thing is not said twice in a row, but again after another one', () => {
  watch.pointer(true);
  for (const id of ['a', 'b', 'a', 'c', 'a']) {
    send(id, 'pointerover');
    vi.advanceTimersByTime(200);
  }
  expect(texts()).toEqual(['链接，甲', 'text', '链接，甲']);
});

test('a finger that taps is heard at once, one that hovers is not', () => {
  watch.pointer(true);
  send('a', 'pointerover', { pointerType: 'touch' });
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
  send('a', 'pointerup', { pointerType: 'touch', isPrimary: true });
  expect(texts()).toEqual(['链接，甲']);
});

test('a mouse button is no tap', () => {
  watch.pointer(true);
  send('a', 'pointerup', { isPrimary: true });
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('a pointer that has left the window is not waited for', () => {
  watch.pointer(true);
  send('a', 'pointerover');
  hovered = null;
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('the keyboard focus is heard at once and by its own switch', () => {
  const link = document.getElementById('a');
  link?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  expect(texts()).toEqual([]);
  watch.keyboard(true);
  link?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  expect(texts()).toEqual(['链接，甲']);
});

test('文本, empty text and what is to be ignored are not said', () => {
  watch.pointer(true);
  for (const id of ['b', 'x']) {
    send(id, 'pointerover');
    vi.advanceTimersByTime(200);
  }
  expect(texts()).toEqual([]);
});

test('a password shown by the page in the same task as its focus stays unsaid', () => {
  watch.keyboard(true);
  document.body.innerHTML = '<input id="a" type="password" aria-label="暗号" value="hunter2">';
  const field = document.getElementById('a');
  field?.setAttribute('type', 'text');
  field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  expect(texts()).toEqual(['文本框，暗号']);
});

test('after destroy no listener is left', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  watch.pointer(true);
  watch.keyboard(true);
  expect(added.mock.calls.length).toBeGreaterThan(4);
  watch.destroy();
  const types = (calls: unknown[][]): unknown[] => calls.map(([type]) => type).sort();
  expect(types(removed.mock.calls)).toEqual(types(added.mock.calls));
});

test('the ground under very many things is not walked', () => {
  const ground = document.createElement('div');
  ground.id = 'g';
  for (let i = 0; i < 1000; i++) ground.append('字', document.createElement('b'));
  document.body.append(ground);
  watch.pointer(true);
  send('g', 'pointerover');
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual([]);
});
