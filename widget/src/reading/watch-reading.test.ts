import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReading } from '.';
import type { Reading, EnableReading } from '.';

let readings: Reading[] = [];
/** The element that matches `:hover`: happy-dom has no pointer. */
let hovered: Element | null;
let watch: EnableReading;

beforeEach(() => {
  vi.useFakeTimers();
  readings = [];
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
    onReading: (reading) => readings.push(reading),
  });
});

afterEach(() => {
  watch(false, false);
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
const texts = (): string[] => readings.map(({ text }) => text);

test('nothing is read before pointer reading is switched on', () => {
  send('a', 'pointerover');
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('an element is read after the pointer rests on it for 200 ms', () => {
  watch(true, false);
  send('a', 'pointerover');
  vi.advanceTimersByTime(199);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(readings).toMatchObject([{ text: '链接，甲' }]);
  expect(readings[0]?.element).toBe(document.getElementById('a'));
});

test('a pointer sweep reads only the last element', () => {
  watch(true, false);
  for (let i = 0; i < 50; i++) {
    send(i % 2 ? 'c' : 'a', 'pointerover');
    vi.advanceTimersByTime(30);
  }
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(['text']);
});

test('a reading includes the language of its text', () => {
  watch(true, false);
  send('c', 'pointerover');
  vi.advanceTimersByTime(200);
  expect(readings[0]?.parts.at(-1)?.lang).toBe('en');
});

test('an element is not read twice in a row, but again after another one', () => {
  watch(true, false);
  for (const id of ['a', 'b', 'a', 'c', 'a']) {
    send(id, 'pointerover');
    vi.advanceTimersByTime(200);
  }
  expect(texts()).toEqual(['链接，甲', 'text', '链接，甲']);
});

test('a tap reads at once, a hovering touch pointer does not', () => {
  watch(true, false);
  send('a', 'pointerover', { pointerType: 'touch' });
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
  send('a', 'pointerup', { pointerType: 'touch', isPrimary: true });
  expect(texts()).toEqual(['链接，甲']);
});

test('a mouse click is not read as a tap', () => {
  watch(true, false);
  send('a', 'pointerup', { isPrimary: true });
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('a pending reading is dropped when the pointer leaves the window', () => {
  watch(true, false);
  send('a', 'pointerover');
  hovered = null;
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('keyboard focus is read at once and has its own switch', () => {
  const link = document.getElementById('a');
  link?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  expect(texts()).toEqual([]);
  watch(false, true);
  link?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  expect(texts()).toEqual(['链接，甲']);
});

test('文本, empty text and ignored elements are not read', () => {
  watch(true, false);
  for (const id of ['b', 'x']) {
    send(id, 'pointerover');
    vi.advanceTimersByTime(200);
  }
  expect(texts()).toEqual([]);
});

test('a password field shown as text in the task of its focus is not read', () => {
  watch(false, true);
  document.body.innerHTML = '<input id="a" type="password" aria-label="暗号" value="hunter2">';
  const field = document.getElementById('a');
  field?.setAttribute('type', 'text');
  field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  expect(texts()).toEqual(['文本框，暗号']);
});

test('destroy() removes every listener', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  watch(true, true);
  expect(added.mock.calls.length).toBeGreaterThan(4);
  watch(false, false);
  const types = (calls: unknown[][]): unknown[] => calls.map(([type]) => type).sort();
  expect(types(removed.mock.calls)).toEqual(types(added.mock.calls));
});

test('a container with very many elements is not searched', () => {
  const ground = document.createElement('div');
  ground.id = 'g';
  for (let i = 0; i < 1000; i++) ground.append('字', document.createElement('b'));
  document.body.append(ground);
  watch(true, false);
  send('g', 'pointerover');
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual([]);
});
