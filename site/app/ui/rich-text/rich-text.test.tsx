// @vitest-environment jsdom -- the only DOM implementation that DOMPurify supports
import { expect, test, vi } from 'vitest';
import { idPrefix } from '../../../contract/shared/rich-text-ids';
import { TestRouter } from '../../testing/test-app';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { RichText } from './rich-text';
import { sanitiser } from './sanitiser';

const render = setUpRendering();

async function show(html: string) {
  await sanitiser.load();
  const box = await render(
    <TestRouter>
      <section>
        <RichText html={html} />
      </section>
    </TestRouter>,
  );
  return getElement(box, 'section > div');
}

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>'],
  ['an event handler', '<img src="x" onerror="alert(1)">'],
  ['a script behind a link', '<a href="javascript:alert(1)">x</a>'],
  ['a script behind a link, broken up', '<a href="java&#9;script:alert(1)">x</a>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['an object', '<object data="x"></object><embed src="x">'],
  ['a form', '<form action="//evil.example"><input name="a"><button>x</button></form>'],
  ['a style', '<p style="position:fixed">x</p><style>p{}</style>'],
  ['a class of the app', '<p class="gallery-label">x</p>'],
  ['an SVG with a script', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
  ['MathML that hides markup', '<math><mtext><style><img src=x onerror=alert(1)></style>'],
  ['a base address', '<base href="//evil.example"><meta http-equiv="refresh" content="0">'],
  ['data attributes', '<p data-open-accessibility="" aria-hidden="true">x</p>'],
])('rich text removes %s', async (_, html) => {
  const box = await show(html);
  const names = [...box.querySelectorAll('*')].map(({ tagName }) => tagName);
  expect(names.filter((name) => !['P', 'IMG', 'A'].includes(name))).toEqual([]);
  for (const element of box.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(['src', 'href', 'alt', 'loading', 'decoding']).toContain(name);
      expect(value).not.toMatch(/script:/i);
    }
  }
});

test('rich text keeps headings, lists, tables and lang attributes', async () => {
  const html =
    '<h2>一</h2><ul><li>二</li></ul><table><tbody><tr><th scope="row">三</th></tr></tbody></table>' +
    '<p lang="en"><em>ding</em></p>';
  expect((await show(html)).innerHTML).toBe(html);
});

test('a rich text link to another origin opens in a new tab with noopener', async () => {
  const link = getElement(await show('<a href="https://example.org">x</a>'), 'a');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('a rich text link to a route navigates in the router', async () => {
  const link = getElement(await show('<p><a href="#/News">x</a></p>'), 'a');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await actAndWait(() => link.dispatchEvent(click));
  expect(window.location.hash).toBe('#/News');
  expect(click.defaultPrevented).toBe(true);
});

test('a rich text link clicked with a modifier key is left to the browser', async () => {
  const link = getElement(await show('<a href="#/News">x</a>'), 'a');
  // Prevents the navigation of the test environment.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await actAndWait(() => link.dispatchEvent(click));
  expect(window.location.hash).toBe('');
});

test('a rich text anchor moves focus to its heading and keeps the route', async () => {
  window.location.hash = '#/Survey/History';
  const box = await show('<a href="#sec">x</a><h2 id="sec">节</h2>');
  const heading = getElement(box, `#${idPrefix}sec`);
  const scrollIntoView = vi.fn();
  heading.scrollIntoView = scrollIntoView;
  await actAndWait(() => getElement(box, 'a').click());
  expect(document.activeElement).toBe(heading);
  expect(scrollIntoView).toHaveBeenCalled();
  expect(window.location.hash).toBe('#/Survey/History');
});
