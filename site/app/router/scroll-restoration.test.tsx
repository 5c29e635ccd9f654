import { beforeEach, expect, test, vi } from 'vitest';
import { TestRouter } from '../testing/test-app';
import { getControl, actAndWait, setUpRendering } from '../testing/render';
import { Link } from './link';

const render = setUpRendering();

/** Maximum scroll position in px; Happy DOM has no layout. */
let maxScrollY = 0;
let grow: () => void = () => undefined;
let isObserving = false;

beforeEach(() => {
  sessionStorage.clear();
  maxScrollY = 2000;
  let top = 0;
  vi.stubGlobal('scrollTo', (_: number, y: number) => (top = Math.min(y, maxScrollY)));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        isObserving = false;
        grow = () => {
          if (isObserving) callback();
        };
      }
      observe = (watched: Element) => {
        isObserving ||= watched === document.body;
      };
      disconnect = () => {
        isObserving = false;
      };
    },
  );
  window.history.replaceState(first, '', '#/News');
});

const first = { idx: 0, key: 'first' };

/** Moves to another history entry, as the browser's back and forward buttons do. */
const traverseHistory = (hash: string, state: object) =>
  actAndWait(() => {
    window.history.replaceState(state, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });

const scroll = (y: number) =>
  actAndWait(() => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
  });

async function leaveAt(y: number) {
  const container = await render(
    <TestRouter>
      <Link to="/Collection">on</Link>
    </TestRouter>,
  );
  await scroll(y);
  await actAndWait(() => getControl(container, 'on').click());
  expect(window.scrollY).toBe(0);
}

test('new page starts at the top, going back restores the scroll position', async () => {
  await leaveAt(900);
  await traverseHistory('#/News', first);
  expect(window.scrollY).toBe(900);
});

test('scroll position is restored once the page has grown tall enough, and only once', async () => {
  await leaveAt(900);
  maxScrollY = 100;
  await traverseHistory('#/News', first);
  expect(window.scrollY).toBe(100);
  maxScrollY = 2000;
  await actAndWait(() => grow());
  expect(window.scrollY).toBe(900);
  expect(isObserving).toBe(false);
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'scroll restoration stops when the visitor uses %s',
  async (eventType) => {
    await leaveAt(900);
    maxScrollY = 100;
    await traverseHistory('#/News', first);
    await actAndWait(() => window.dispatchEvent(new Event(eventType)));
    expect(isObserving).toBe(false);
    expect(window.scrollY).toBe(100);
  },
);

test('scroll positions are stored for a reload', async () => {
  await leaveAt(900);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('scroll-places') ?? '')).toContainEqual(['first', 900]);
});

test.each(['{', '5', '[null]', '[["first","far"]]'])(
  'invalid stored scroll positions “%s” are ignored',
  async (stored) => {
    sessionStorage.setItem('scroll-places', stored);
    await render(<TestRouter />);
    expect(window.scrollY).toBe(0);
  },
);
