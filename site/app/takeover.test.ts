import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBegun } from './takeover';

class Animation {
  startTime: number | null = 5;
  finish = vi.fn();
  readonly animationName: string;
  readonly effect: { getComputedTiming: () => { iterations: number } };

  constructor(animationName: string, iterations = 1) {
    this.animationName = animationName;
    this.effect = { getComputedTiming: () => ({ iterations }) };
  }
}

let root: HTMLElement;
let moving: Animation[] = [];

const page = `<a href="#/">馆</a>
  <input type="search"><button aria-label="打开">▾</button><button aria-label="打开">▾</button>
  <button>无障碍</button>`;

/** What React does: other nodes, in one go. Chromium tells of lost focus before it takes the element out. */
function redraw(content = page) {
  const focused = document.activeElement;
  if (focused && root.contains(focused)) {
    focused.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  const box = document.createElement('div');
  box.innerHTML = content;
  root.replaceChildren(...box.childNodes);
}

beforeEach(() => {
  vi.stubGlobal('CSSAnimation', Animation);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callback();
  });
  moving = [];
  Object.assign(document, { getAnimations: () => moving });
  root = document.createElement('div');
  document.body.append(root);
  redraw();
});

afterEach(() => {
  root.remove();
});

const buttons = () => [...root.querySelectorAll('button')];

test('focus stays on the control of the same name, the second stays the second', () => {
  buttons()[1]?.focus();
  const goOn = readBegun(root);
  redraw();
  expect(document.activeElement).toBe(document.body);
  goOn();
  expect(document.activeElement).toBe(buttons()[1]);
});

test('a button that was pressed too early is pressed now, once', () => {
  buttons()[2]?.setAttribute('data-pressed', '');
  const goOn = readBegun(root);
  redraw();
  const clicked = vi.fn();
  for (const button of buttons())
    button.addEventListener('click', () => {
      clicked(button.textContent);
    });
  goOn();
  expect(clicked.mock.calls).toEqual([['无障碍']]);
});

test('a form that was begun goes on: its choice, its tick and its long text', () => {
  const form = `<select><option>甲</option><option>乙</option></select><textarea></textarea>
    <input type="checkbox"><input type="checkbox"><input type="radio" name="r" value="x">`;
  redraw(form);
  const choice = () => root.querySelector('select')!;
  const text = () => root.querySelector('textarea')!;
  choice().value = '乙';
  text().value = '一把伞';
  root.querySelectorAll('input')[1]!.checked = true;
  const goOn = readBegun(root);
  redraw(form);
  const heard: string[] = [];
  for (const name of ['input', 'change', 'click'])
    root.addEventListener(name, ({ type, target }) => {
      heard.push(`${type} ${(target as Element).tagName}`);
    });
  goOn();
  expect(choice().value).toBe('乙');
  expect(text().value).toBe('一把伞');
  expect([...root.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
  ]);
  expect(heard).toEqual(expect.arrayContaining(['change SELECT', 'input TEXTAREA', 'click INPUT']));
});

test('words in a field are typed into the new one, which hears of it', () => {
  const field = () => root.querySelector('input')!;
  field().value = '青铜';
  const goOn = readBegun(root);
  redraw();
  const heard = vi.fn();
  field().addEventListener('input', heard);
  goOn();
  expect(field().value).toBe('青铜');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what has gone is not looked for, and nothing is pressed in its place', () => {
  buttons()[2]?.setAttribute('data-pressed', '');
  buttons()[2]?.focus();
  const goOn = readBegun(root);
  redraw('<button>别的</button>');
  const clicked = vi.fn();
  root.addEventListener('click', clicked);
  goOn();
  expect(clicked).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('a picture moves on from where it was; one that had arrived stays; what breathes breathes', () => {
  const before = new Animation('unroll');
  before.startTime = 120;
  moving = [before];
  const goOn = readBegun(root);
  redraw();
  const [unrolling, arrived, bone] = [
    new Animation('unroll'),
    new Animation('arrive'),
    new Animation('breathe', Infinity),
  ];
  moving = [unrolling, arrived, bone];
  goOn();
  expect(unrolling.startTime).toBe(120);
  expect(unrolling.finish).not.toHaveBeenCalled();
  expect(arrived.finish).toHaveBeenCalled();
  expect(bone.finish).not.toHaveBeenCalled();
});

test('on a page that came empty nothing is done', () => {
  redraw('');
  const arriving = new Animation('unroll');
  const goOn = readBegun(root);
  redraw();
  moving = [arriving];
  goOn();
  expect(arriving.finish).not.toHaveBeenCalled();
});

test('a press and a focus that come while the app renders for the first time are kept', () => {
  const goOn = readBegun(root);
  buttons()[0]?.focus();
  buttons()[1]?.focus();
  buttons()[2]?.setAttribute('data-pressed', '');
  const field = root.querySelector('input');
  if (field) field.value = '青铜';
  redraw();
  const pressed = vi.fn();
  buttons()[2]?.addEventListener('click', pressed);
  goOn();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(buttons()[1]);
  expect(root.querySelector('input')?.value).toBe('青铜');
});

test('a focus that has been left while the app renders is not taken up', async () => {
  buttons()[1]?.focus();
  const goOn = readBegun(root);
  buttons()[1]?.blur();
  await Promise.resolve();
  redraw();
  goOn();
  expect(document.activeElement).toBe(document.body);
});
