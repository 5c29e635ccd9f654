// @vitest-environment jsdom -- Happy DOM navigates before it calls the listeners
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseAppRoots } from './to-app-url';
import { openLinksInApp } from './open-links-in-app';

const roots = { '/p/zh': '/#', '/p/en': '/en/#' };
const navigate = vi.fn<(address: string) => void>();
let stop = () => {};
let wasPrevented = false;

/** Records and prevents the default action, which would navigate. */
const preventNavigation = (event: Event) => {
  wasPrevented = event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  stop = openLinksInApp(document, roots, navigate);
  window.addEventListener('click', preventNavigation);
});

afterEach(() => {
  stop();
  window.removeEventListener('click', preventNavigation);
  navigate.mockReset();
});

/** Clicks inside a link; true if the default action was prevented. */
function click(attributes: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<p><a ${attributes}><b>x</b></a></p>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  document.querySelector('b')?.dispatchEvent(event);
  return wasPrevented;
}

const link = (path: string) => `href="${document.location.origin}${path}"`;

test.each([
  ['/p/zh/News', '/#/News'],
  ['/p/zh/', '/#/'],
  ['/p/zh', '/#/'],
  ['/p/en/News?page=2', '/en/#/News?page=2'],
])('click on a link to %s navigates to %s', (path, address) => {
  expect(click(link(path))).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(address);
});

test.each([
  ['the app itself', link('/#/News')],
  ['a file', link('/media/a.jpg')],
  ['a name that begins alike', link('/p/zhou/News')],
  ['another site', 'href="https://example.org/p/zh/News"'],
  ['a place on the page', link('/p/zh/News#content')],
  ['a download', `${link('/p/zh/News')} download`],
  ['another tab', `${link('/p/zh/News')} target="_blank"`],
  ['nothing', ''],
])('click on a link to %s keeps the default action', (_, attributes) => {
  expect(click(attributes)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test('click with a modifier key keeps the default action', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    click(link('/p/zh/News'), { [key]: true });
  }
  expect(navigate).not.toHaveBeenCalled();
});

test('click after the undo keeps the default action', () => {
  stop();
  click(link('/p/zh/News'));
  expect(navigate).not.toHaveBeenCalled();
});

test('readAppRoots leaves out roots with another scheme and invalid JSON', () => {
  expect(parseAppRoots('{"/p/zh":"/#","/p/en":"javascript:alert(1)","a":1}')).toEqual({
    '/p/zh': '/#',
  });
  for (const broken of [undefined, '', 'x', 'null', '3']) expect(parseAppRoots(broken)).toEqual({});
});
