import type { MouseEvent } from 'react';
import { act, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { replayInput } from './replay-input';

const mounted: (() => void)[] = [];

afterEach(() => {
  for (const unmount of mounted.splice(0)) act(unmount);
  document.body.replaceChildren();
});

/** Hydrates `children` over `html` after `interact`, and replays the input. */
function hydrate(html: string, children: ReactNode, interact: (root: Element) => void): Element {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  interact(root);
  const onRecoverableError = vi.fn();
  act(() => {
    const hydrated = hydrateRoot(root, children, { onRecoverableError });
    mounted.push(() => {
      hydrated.unmount();
    });
  });
  act(() => {
    replayInput(root);
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return root;
}

const getField = (root: Element) => root.querySelector<HTMLInputElement>('input, textarea, select');

function TextField() {
  const [text, setText] = useState('');
  return (
    <label>
      {text}
      <input value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}

test('text typed before hydration reaches the state of the field', () => {
  const root = hydrate('<label><input value=""/></label>', <TextField />, (page) => {
    const field = getField(page);
    if (field) field.value = '青铜';
  });
  expect(root.textContent).toBe('青铜');
  expect(getField(root)?.value).toBe('青铜');
});

function Choice() {
  const [isChecked, setChecked] = useState(false);
  const [kind, setKind] = useState('lost');
  const [size, setSize] = useState('s');
  const radio = (value: string) => (
    <input
      type="radio"
      name="kind"
      value={value}
      checked={kind === value}
      onChange={() => setKind(value)}
    />
  );
  return (
    <form>
      <p>{`${isChecked} ${kind} ${size}`}</p>
      <input type="checkbox" checked={isChecked} onChange={() => setChecked(!isChecked)} />
      {radio('lost')}
      {radio('found')}
      <select value={size} onChange={({ target }) => setSize(target.value)}>
        <option value="s">S</option>
        <option value="l">L</option>
      </select>
    </form>
  );
}

const choiceHtml =
  '<form><p>false lost s</p><input type="checkbox"/><input type="radio" name="kind" checked="" value="lost"/>' +
  '<input type="radio" name="kind" value="found"/><select><option value="s" selected="">S</option>' +
  '<option value="l">L</option></select></form>';

test('boxes ticked and options chosen before hydration reach the state of the form', () => {
  const root = hydrate(choiceHtml, <Choice />, (page) => {
    page.querySelector<HTMLElement>('[type=checkbox]')?.click();
    page.querySelector<HTMLElement>('[value=found]')?.click();
    const select = page.querySelector('select');
    if (select) select.value = 'l';
  });
  expect(root.querySelector('p')?.textContent).toBe('true found l');
  expect(root.querySelector<HTMLInputElement>('[value=found]')?.checked).toBe(true);
});

test('untouched form gets no event', () => {
  const root = hydrate(choiceHtml, <Choice />, () => undefined);
  expect(root.querySelector('p')?.textContent).toBe('false lost s');
});

test('button clicked before hydration acts once, at the position of the click', () => {
  const onClick = vi.fn(({ detail, clientX, clientY }: MouseEvent) => [detail, clientX, clientY]);
  const button = (
    <button type="button" onClick={onClick}>
      x
    </button>
  );
  const root = hydrate('<button type="button">x</button>', button, (page) => {
    page.querySelector('button')?.setAttribute('data-pending-click', '1,40,20');
  });
  expect(onClick.mock.results).toMatchObject([{ value: [1, 40, 20] }]);
  expect(root.innerHTML).not.toContain('data-pending-click');
});
