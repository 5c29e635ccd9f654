import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import type { Language } from '../../contract/sites';
import { en } from '../i18n/en';
import { LanguageProvider } from '../i18n/language';
import { zh } from '../i18n/zh';

const dictionaries = { zh, en };

/** Puts components into the document of the test, and takes them out after it. */
export function setUpRendering() {
  let root: Root | undefined;
  let box: HTMLElement;

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.documentElement.lang = 'zh-CN';
    window.location.hash = '';
    box = document.createElement('div');
    document.body.append(box);
  });

  afterEach(async () => {
    await act(async () => {
      root?.unmount();
      root = undefined;
      await Promise.resolve();
    });
    box.remove();
  });

  return async function render(content: ReactNode, language: Language = 'zh') {
    await act(async () => {
      root ??= createRoot(box);
      root.render(
        <LanguageProvider language={language} messages={dictionaries[language]}>
          {content}
        </LanguageProvider>,
      );
      await settle();
    });
    return box;
  };
}

/** Does something as a visitor would, and waits for what follows. */
export async function doing(action: () => void): Promise<void> {
  await act(async () => {
    action();
    await settle();
  });
}

/** Lets promises, and what React puts off to the next task, come to an end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** The element a test means; a test that finds none fails with what it looked for. */
export function find(box: ParentNode, selector: string): HTMLElement {
  const element = box.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing matches ${selector} among: ${document.body.textContent}`);
  return element;
}

/** The link or button of that visible text or accessible label. */
export function control(box: ParentNode, name: string): HTMLElement {
  const controls = [...box.querySelectorAll<HTMLElement>('a, button')];
  const found = controls.find(
    (each) => each.getAttribute('aria-label') === name || each.textContent.trim() === name,
  );
  if (!found) throw new Error(`no link or button is called “${name}”`);
  return found;
}
