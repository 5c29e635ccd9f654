// @vitest-environment jsdom -- the other stand-in leaves the page before it asks the listeners
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAppRoots } from './app-address';
import { followLinks } from './follow-links';

const roots = { '/p/zh': '/#', '/p/en': '/en/#' };
const go = vi.fn<(address: string) => void>();
let stop = () => {};
let isTaken = false;

/** What nobody took would make the stand-in for a browser leave the page. */
const stay = (event: Event) => {
  isTaken = event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  stop = followLinks(document, roots, go);
  window.addEventListener('click', stay);
});

afterEach(() => {
  stop();
  window.removeEventListener('click', stay);
  go.mockReset();
});

/** Clicks inside a link; true where the click did not stay the browser's. */
function click(attributes: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<p><a ${attributes}><b>x</b></a></p>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  document.querySelector('b')?.dispatchEvent(event);
  return isTaken;
}

const link = (path: string) => `href="${document.location.origin}${path}"`;

test.each([
  ['/p/zh/News', '/#/News'],
  ['/p/zh/', '/#/'],
  ['/p/zh', '/#/'],
  ['/p/en/News?page=2', '/en/#/News?page=2'],
])('a click on %s goes to %s', (path, address) => {
  expect(click(link(path))).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith(address);
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
])('a link to %s is left to the browser', (_, attributes) => {
  expect(click(attributes)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('with a modifier key the browser opens its tab as always', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    click(link('/p/zh/News'), { [key]: true });
  }
  expect(go).not.toHaveBeenCalled();
});

test('after the undo, links are the browser’s', () => {
  stop();
  click(link('/p/zh/News'));
  expect(go).not.toHaveBeenCalled();
});

test('roots that lead elsewhere are not believed', () => {
  expect(readAppRoots('{"/p/zh":"/#","/p/en":"javascript:alert(1)","a":1}')).toEqual({
    '/p/zh': '/#',
  });
  for (const broken of [undefined, '', 'x', 'null', '3']) expect(readAppRoots(broken)).toEqual({});
});
