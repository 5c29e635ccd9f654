import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadToolbar } from './load-toolbar';

let undo = () => {};

beforeEach(() => {
  delete window.A11yToolbar;
  const template = document.createElement('template');
  template.id = 'accessibility-toolbar';
  const script = document.createElement('script');
  script.setAttribute('data-toolbar', '');
  template.content.append(script);
  const opener = document.createElement('button');
  opener.setAttribute('data-open-accessibility', '');
  opener.append(document.createElement('span'));
  document.body.replaceChildren(template, opener);
});

afterEach(() => {
  undo();
  document.cookie = 'museum-toolbar=; max-age=0';
});

const scripts = () => document.querySelectorAll('body > script[data-toolbar]');
const click = () => document.querySelector<HTMLElement>('[data-open-accessibility] span')?.click();

test('first click on the opener loads the toolbar once and opens it', () => {
  undo = loadToolbar(document, window);
  expect(scripts()).toHaveLength(0);
  click();
  click();
  expect(scripts()).toHaveLength(1);
  const queue = window.A11yToolbar?.queue as ((toolbar: { open: () => void }) => void)[];
  const open = vi.fn();
  for (const use of queue) use({ open });
  expect(open).toHaveBeenCalledOnce();
});

test('toolbar is loaded at once if it was open on the last visit', () => {
  document.cookie = 'museum-toolbar=shown';
  undo = loadToolbar(document, window);
  expect(scripts()).toHaveLength(1);
  click();
  expect(window.A11yToolbar).toBeUndefined();
});

test('toolbar is not loaded at once if it was hidden on the last visit', () => {
  document.cookie = 'museum-toolbar=hidden';
  undo = loadToolbar(document, window);
  expect(scripts()).toHaveLength(0);
});

test('toolbar is loaded again by the next click after a failure', () => {
  undo = loadToolbar(document, window);
  click();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(0);
  click();
  expect(scripts()).toHaveLength(1);
});

test('toolbar is not loaded after the undo or without a template', () => {
  loadToolbar(document, window)();
  click();
  expect(scripts()).toHaveLength(0);
  document.body.querySelector('template')?.remove();
  undo = loadToolbar(document, window);
  click();
  expect(scripts()).toHaveLength(0);
});
