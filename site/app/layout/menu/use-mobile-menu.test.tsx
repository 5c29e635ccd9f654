import { afterEach, expect, test, vi } from 'vitest';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { mobileMenuId, useMobileMenu } from './use-mobile-menu';

const render = setUpRendering();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Replaces `matchMedia` by one whose width the returned function changes. */
function stubWindowWidth() {
  const queries: { matches: boolean; run: () => void }[] = [];
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const listeners = new Set<() => void>();
    const query = {
      media,
      matches: false,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      run: () => {
        for (const listener of listeners) listener();
      },
    };
    queries.push(query);
    return query as unknown as MediaQueryList;
  });
  return (isWide: boolean) => {
    for (const query of queries) {
      query.matches = isWide;
      query.run();
    }
  };
}

function Menu() {
  const menu = useMobileMenu();
  return (
    <>
      <button type="button" aria-controls={mobileMenuId} onClick={menu.toggle}>
        菜单
      </button>
      <output>{menu.isOpen ? 'open' : 'closed'}</output>
    </>
  );
}

async function openMenu() {
  // The history of the test environment fires no `popstate`.
  vi.spyOn(window.history, 'back').mockImplementation(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const setWide = stubWindowWidth();
  const container = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <Menu />
      </TestRouter>
    </TestProviders>,
  );
  const state = () => getElement(container, 'output').textContent;
  await actAndWait(() => getControl(container, '菜单').click());
  expect(state()).toBe('open');
  return { state, setWide };
}

test('mobile menu closes when the window becomes wide enough for the main menu', async () => {
  const { state, setWide } = await openMenu();
  await actAndWait(() => setWide(true));
  expect(state()).toBe('closed');
});

test('mobile menu stays open when the window changes its width but stays narrow', async () => {
  const { state, setWide } = await openMenu();
  await actAndWait(() => setWide(false));
  expect(state()).toBe('open');
});
