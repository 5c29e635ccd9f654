import { beforeEach, expect, test, vi } from 'vitest';
import { Routed } from '../testing/museum';
import { control, doing, setUpRendering } from '../testing/render';
import { Link } from './link';

const render = setUpRendering();

/** How far the page can be scrolled; the test's window has no height of its own. */
let most = 0;
let grow: () => void = () => undefined;
let watches = false;

beforeEach(() => {
  sessionStorage.clear();
  most = 2000;
  let top = 0;
  vi.stubGlobal('scrollTo', (_: number, y: number) => (top = Math.min(y, most)));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        watches = false;
        grow = () => {
          if (watches) callback();
        };
      }
      observe = (watched: Element) => {
        watches ||= watched === document.body;
      };
      disconnect = () => {
        watches = false;
      };
    },
  );
  window.history.replaceState(first, '', '#/News');
});

const first = { idx: 0, key: 'first' };

/** To another entry of the history, as by the browser's own buttons. */
const travel = (hash: string, state: object) =>
  doing(() => {
    window.history.replaceState(state, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });

const scroll = (y: number) =>
  doing(() => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
  });

async function leaveAt(y: number) {
  const box = await render(
    <Routed>
      <Link to="/Collection">on</Link>
    </Routed>,
  );
  await scroll(y);
  await doing(() => control(box, 'on').click());
  expect(window.scrollY).toBe(0);
}

test('a new page begins at its top, and going back finds the place', async () => {
  await leaveAt(900);
  await travel('#/News', first);
  expect(window.scrollY).toBe(900);
});

test('a page that is still too short is scrolled as it grows, and then let be', async () => {
  await leaveAt(900);
  most = 100;
  await travel('#/News', first);
  expect(window.scrollY).toBe(100);
  most = 2000;
  await doing(() => grow());
  expect(window.scrollY).toBe(900);
  expect(watches).toBe(false);
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'whoever moves by %s meanwhile is not pulled away',
  async (move) => {
    await leaveAt(900);
    most = 100;
    await travel('#/News', first);
    await doing(() => window.dispatchEvent(new Event(move)));
    expect(watches).toBe(false);
    expect(window.scrollY).toBe(100);
  },
);

test('places are kept for a reload', async () => {
  await leaveAt(900);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('scroll-places') ?? '')).toContainEqual(['first', 900]);
});

test.each(['{', '5', '[null]', '[["first","far"]]'])(
  'what another hand wrote in the store, “%s”, means the top',
  async (written) => {
    sessionStorage.setItem('scroll-places', written);
    await render(<Routed />);
    expect(window.scrollY).toBe(0);
  },
);
