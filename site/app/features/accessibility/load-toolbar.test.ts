import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadToolbar } from './load-toolbar';

let stop = () => {};

beforeEach(() => {
  delete window.A11yToolbar;
  document.head.replaceChildren();
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
  stop();
  document.cookie = 'museum-toolbar=; max-age=0';
});

const scripts = () => document.querySelectorAll('body > script[data-toolbar]');
const click = () => document.querySelector<HTMLElement>('[data-open-accessibility] span')?.click();

/** Lets the queue of the page have a toolbar that opens by clicks on its opener, as the loaded script does. */
function runQueue() {
  const queue = window.A11yToolbar?.queue as ((loaded: object) => void)[];
  const clicks: MouseEvent[] = [];
  const loaded = { isOpen: false, open: vi.fn() };
  const opener = document.querySelector<HTMLElement>('[data-open-accessibility]');
  opener?.addEventListener('click', (click) => {
    clicks.push(click);
    loaded.isOpen = true;
  });
  for (const callback of queue) callback(loaded);
  return { clicks, open: loaded.open };
}

test('first click on the opener loads the toolbar once and opens it by a click at the same position', () => {
  ({ stop } = loadToolbar(document, window));
  expect(scripts()).toHaveLength(0);
  const target = document.querySelector('[data-open-accessibility] span');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 70, clientY: 9 }));
  click();
  expect(scripts()).toHaveLength(1);
  const { clicks, open } = runQueue();
  expect(clicks).toHaveLength(1);
  expect(clicks[0]).toMatchObject({ clientX: 70, clientY: 9 });
  expect(open).not.toHaveBeenCalled();
});

test('toolbar opens also when its opener was removed while it loaded', () => {
  ({ stop } = loadToolbar(document, window));
  click();
  document.querySelector('[data-open-accessibility]')?.replaceChildren();
  expect(runQueue().open).toHaveBeenCalledOnce();
});

test.each(['pointerover', 'focusin'])('%s on the opener fetches the file once', (type) => {
  ({ stop } = loadToolbar(document, window));
  const target = document.querySelector('[data-open-accessibility] span');
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(document.querySelector('link[rel=preload]')).toBeNull();
  target?.dispatchEvent(new Event(type, { bubbles: true }));
  target?.dispatchEvent(new Event(type, { bubbles: true }));
  const links = document.querySelectorAll('link[rel=preload][as=script]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/a11y-toolbar.js']);
  expect(scripts()).toHaveLength(0);
});

test('toolbar is loaded at once if it was open on the last visit', () => {
  document.cookie = 'museum-toolbar=shown';
  ({ stop } = loadToolbar(document, window));
  expect(scripts()).toHaveLength(1);
  click();
  expect(window.A11yToolbar).toBeUndefined();
});

test('toolbar is not loaded at once if it was hidden on the last visit', () => {
  document.cookie = 'museum-toolbar=hidden';
  ({ stop } = loadToolbar(document, window));
  expect(scripts()).toHaveLength(0);
});

test('toolbar opens by a click where reading cookies throws an error', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => cookie.mockRestore());
  ({ stop } = loadToolbar(document, window));
  expect(scripts()).toHaveLength(0);
  click();
  expect(scripts()).toHaveLength(1);
});

test('toolbar whose file fails is reported, and loaded again by the next click', () => {
  const onFailure = vi.fn();
  ({ stop } = loadToolbar(document, window, onFailure));
  click();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(0);
  expect(onFailure).toHaveBeenCalledOnce();
  click();
  expect(scripts()).toHaveLength(1);
});

test('toolbar whose file has not come after 120 s is reported, and loaded again by the next click', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onFailure = vi.fn();
  ({ stop } = loadToolbar(document, window, onFailure));
  click();
  vi.advanceTimersByTime(119_000);
  expect(onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onFailure).toHaveBeenCalledOnce();
  click();
  scripts()[0]?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(120_000);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('toolbar that was open on the last visit and failed is loaded again when it is restored', () => {
  document.cookie = 'museum-toolbar=shown';
  const { restore, ...loader } = loadToolbar(document, window);
  ({ stop } = loader);
  restore();
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('error'));
  restore();
  expect(scripts()).toHaveLength(1);
});

test('toolbar is not loaded after the stop or without a template', () => {
  loadToolbar(document, window).stop();
  click();
  expect(scripts()).toHaveLength(0);
  document.body.querySelector('template')?.remove();
  ({ stop } = loadToolbar(document, window));
  click();
  expect(scripts()).toHaveLength(0);
});
