import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import type { Language } from '../../contract/shared/sites';
import { en } from '../i18n/messages/en';
import { I18nProvider } from '../i18n/i18n-context';
import { zh } from '../i18n/messages/zh';

const dictionaries = { zh, en };

/** Not a fake timer, which a test may put in its place. */
const { setTimeout: setRealTimeout } = globalThis;

/** Returns a `render` function; unmounts after each test. */
export function setUpRendering() {
  let root: Root | undefined;
  let container: HTMLElement;

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.documentElement.lang = 'zh-CN';
    window.location.hash = '';
    container = document.createElement('div');
    document.body.append(container);
  });

  afterEach(async () => {
    await act(async () => {
      root?.unmount();
      root = undefined;
      await Promise.resolve();
    });
    container.remove();
  });

  return async function render(content: ReactNode, language: Language = 'zh') {
    await act(async () => {
      root ??= createRoot(container);
      root.render(
        <I18nProvider language={language} messages={dictionaries[language]}>
          {content}
        </I18nProvider>,
      );
      await settle();
    });
    return container;
  };
}

/** Runs an action inside `act` and waits for its effects. */
export async function actAndWait(action: () => void): Promise<void> {
  await act(async () => {
    action();
    await settle();
  });
}

/** Waits for pending promises and React's scheduled tasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setRealTimeout(resolve, 0));
}

/** The first match of `selector`; throws with the document's text if there is none. */
export function getElement(container: ParentNode, selector: string): HTMLElement {
  const element = container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no match for ${selector} in: ${document.body.textContent}`);
  return element;
}

/** The link or button with that text or `aria-label`; throws if there is none. */
export function getControl(container: ParentNode, name: string): HTMLElement {
  const controls = [...container.querySelectorAll<HTMLElement>('a, button')];
  const found = controls.find(
    (each) => each.getAttribute('aria-label') === name || spokenText(each) === name,
  );
  if (!found) throw new Error(`no link or button named “${name}”`);
  return found;
}

/** Text of an element without what is hidden from assistive technology. */
function spokenText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent.trim();
}

/** Presses a key on an element; whether the browser's own action was prevented. */
export async function pressKey(
  element: Element,
  key: string,
  modifiers: KeyboardEventInit = {},
): Promise<boolean> {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  await actAndWait(() => element.dispatchEvent(event));
  return event.defaultPrevented;
}

/** The texts that describe an element by `aria-describedby` or name it by `aria-labelledby`, in order. */
export function referencedTexts(
  element: Element,
  attribute: 'aria-describedby' | 'aria-labelledby',
): string[] {
  const ids = (element.getAttribute(attribute) ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element #${id}`);
}

/** Writes into the field of that name as a visitor would: React sees the change. */
export function writeField(container: ParentNode, name: string, value: string): Promise<void> {
  const field = getElement(container, `[name=${name}]`);
  const isSelect = field instanceof HTMLSelectElement;
  const { prototype } = isSelect ? HTMLSelectElement : HTMLInputElement;
  return actAndWait(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  });
}
