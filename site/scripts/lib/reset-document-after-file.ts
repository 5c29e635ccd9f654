import { afterAll, vi } from 'vitest';

/** Removes the children of an element except the style sheets of styled-components, which it fills only once. */
function empty(element: Element): void {
  for (const child of [...element.childNodes]) {
    if (!(child instanceof Element && child.matches('style[data-styled]'))) child.remove();
  }
}

function removeAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}

function deleteCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0] ?? ''}=; max-age=0; path=/`;
  }
}

// Setup file: the test files of a process share its window, and each begins with an empty document.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Files that run in Node's environment have no document.
  if (typeof document === 'undefined') return;
  for (const element of [document.documentElement, document.head, document.body]) {
    removeAttributes(element);
  }
  empty(document.head);
  empty(document.body);
  document.adoptedStyleSheets = [];
  localStorage.clear();
  sessionStorage.clear();
  deleteCookies();
  window.history.replaceState(null, '', '/');
});
