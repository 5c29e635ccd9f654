import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureInteraction } from './restore-interaction';

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
let animations: Animation[] = [];

const page = `<a href="#/">馆</a>
  <input type="search"><button aria-label="打开">▾</button><button aria-label="打开">▾</button>
  <button>无障碍</button>`;

/** Replaces all nodes like React; `focusout` comes before the removal, as in Chromium. */
function replaceContent(content = page) {
  const focused = document.activeElement;
  if (focused && root.contains(focused)) {
    focused.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  const container = document.createElement('div');
  container.innerHTML = content;
  root.replaceChildren(...container.childNodes);
}

beforeEach(() => {
  vi.stubGlobal('CSSAnimation', Animation);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callback();
  });
  animations = [];
  Object.assign(document, { getAnimations: () => animations });
  root = document.createElement('div');
  document.body.append(root);
  replaceContent();
});

afterEach(() => {
  root.remove();
});

const buttons = () => [...root.querySelectorAll('button')];

test('restored focus is on the control with the same name and position', () => {
  buttons()[1]?.focus();
  const restore = captureInteraction(root);
  replaceContent();
  expect(document.activeElement).toBe(document.body);
  restore();
  expect(document.activeElement).toBe(buttons()[1]);
});

test('button pressed before the app rendered is clicked once after it', () => {
  buttons()[2]?.setAttribute('data-pending-click', '');
  const restore = captureInteraction(root);
  replaceContent();
  const clicked = vi.fn();
  for (const button of buttons())
    button.addEventListener('click', () => {
      clicked(button.textContent);
    });
  restore();
  expect(clicked.mock.calls).toEqual([['无障碍']]);
});

test('restored form keeps its selected option, checkbox and textarea', () => {
  const form = `<select><option>甲</option><option>乙</option></select><textarea></textarea>
    <input type="checkbox"><input type="checkbox"><input type="radio" name="r" value="x">`;
  replaceContent(form);
  const select = () => root.querySelector('select')!;
  const text = () => root.querySelector('textarea')!;
  select().value = '乙';
  text().value = '一把伞';
  root.querySelectorAll('input')[1]!.checked = true;
  const restore = captureInteraction(root);
  replaceContent(form);
  const events: string[] = [];
  for (const name of ['input', 'change', 'click'])
    root.addEventListener(name, ({ type, target }) => {
      events.push(`${type} ${(target as Element).tagName}`);
    });
  restore();
  expect(select().value).toBe('乙');
  expect(text().value).toBe('一把伞');
  expect([...root.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
  ]);
  expect(events).toEqual(
    expect.arrayContaining(['change SELECT', 'input TEXTAREA', 'click INPUT']),
  );
});

test('restored text field has its value and dispatches one input event', () => {
  const field = () => root.querySelector('input')!;
  field().value = '青铜';
  const restore = captureInteraction(root);
  replaceContent();
  const events = vi.fn();
  field().addEventListener('input', events);
  restore();
  expect(field().value).toBe('青铜');
  expect(events).toHaveBeenCalledTimes(1);
});

test('pressed button that no longer exists is neither clicked nor focused', () => {
  buttons()[2]?.setAttribute('data-pending-click', '');
  buttons()[2]?.focus();
  const restore = captureInteraction(root);
  replaceContent('<button>别的</button>');
  const clicked = vi.fn();
  root.addEventListener('click', clicked);
  restore();
  expect(clicked).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('running animation keeps its start time, a finite new one is finished, an infinite one continues', () => {
  const before = new Animation('unroll');
  before.startTime = 120;
  animations = [before];
  const restore = captureInteraction(root);
  replaceContent();
  const [running, finite, infinite] = [
    new Animation('unroll'),
    new Animation('arrive'),
    new Animation('breathe', Infinity),
  ];
  animations = [running, finite, infinite];
  restore();
  expect(running.startTime).toBe(120);
  expect(running.finish).not.toHaveBeenCalled();
  expect(finite.finish).toHaveBeenCalled();
  expect(infinite.finish).not.toHaveBeenCalled();
});

test('restore changes nothing when the page was not prerendered', () => {
  replaceContent('');
  const animation = new Animation('unroll');
  const restore = captureInteraction(root);
  replaceContent();
  animations = [animation];
  restore();
  expect(animation.finish).not.toHaveBeenCalled();
});

test('press, focus and text that come during the first rendering are restored', () => {
  const restore = captureInteraction(root);
  buttons()[0]?.focus();
  buttons()[1]?.focus();
  buttons()[2]?.setAttribute('data-pending-click', '');
  const field = root.querySelector('input');
  if (field) field.value = '青铜';
  replaceContent();
  const pressed = vi.fn();
  buttons()[2]?.addEventListener('click', pressed);
  restore();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(buttons()[1]);
  expect(root.querySelector('input')?.value).toBe('青铜');
});

test('focus that was blurred during the first rendering is not restored', async () => {
  buttons()[1]?.focus();
  const restore = captureInteraction(root);
  buttons()[1]?.blur();
  await Promise.resolve();
  replaceContent();
  restore();
  expect(document.activeElement).toBe(document.body);
});
