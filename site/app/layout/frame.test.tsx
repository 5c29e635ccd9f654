import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import { routes } from '../../contract/routes';
import { PageTitle } from '../router/page-title';
import { createPageChunks, type PageLoaders } from '../router/page-chunks';
import { Router } from '../router/router';
import { Museum, fakeService, rows } from '../testing/museum';
import { control, doing, find, setUpRendering } from '../testing/render';
import { Frame } from './frame';
import { holdChunk } from '../router/held-chunk';
import * as loadedParts from './inner-parts';
import { createInnerParts, InnerPartsProvider, type InnerParts } from './use-inner-parts';

const render = setUpRendering();

const page = () => Promise.resolve(PageTitle);
const loaders = Object.fromEntries(
  [...routes.map((route) => route.page), 'not-found'].map((name) => [name, page]),
) as unknown as PageLoaders;

async function at(path: string, language: 'zh' | 'en' = 'zh', service = fakeService()) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = `#${path}`;
  const innerParts = createInnerParts();
  await innerParts.fetch();
  return render(
    <Museum service={service}>
      <InnerPartsProvider value={innerParts}>
        <Router chunks={createPageChunks(loaders, innerParts)} frame={Frame} />
      </InnerPartsProvider>
    </Museum>,
    language,
  );
}

describe('around every page', () => {
  test('stand the museum’s name, menu, keyword box, accessibility and footer', async () => {
    const box = await at('/News');
    expect(control(box, '云泽博物馆 Yunze Museum').getAttribute('href')).toBe('#/');
    expect(control(box, '搜索')).toBeTruthy();
    expect(control(box, '无障碍').getAttribute('aria-expanded')).toBe('false');
    expect(find(box, 'footer').textContent).toContain(`© 2024–${new Date().getFullYear()}`);
    expect(box.querySelectorAll('h1')).toHaveLength(1);
  });

  test('the language menu keeps route and query', async () => {
    const box = await at('/Collection?period=shang');
    expect(control(box, 'English').getAttribute('href')).toBe('/en/#/Collection?period=shang');
    expect(control(box, '中文').getAttribute('href')).toBe('/#/Collection?period=shang');
    expect(control(box, '中文').getAttribute('aria-current')).toBe('true');
  });

  test('the skip link leads to the page and leaves the route alone', async () => {
    const box = await at('/News');
    const main = find(box, 'main');
    main.scrollIntoView = vi.fn();
    await doing(() => control(box, '跳到正文').click());
    expect(document.activeElement).toBe(main);
    expect(window.location.hash).toBe('#/News');
  });
});

describe('the menu', () => {
  /** A service whose answer to one call comes when it is let. */
  function holding(path: string) {
    const service = fakeService();
    let release: (answer: Response) => void = () => undefined;
    const usual = service.fetch.getMockImplementation();
    service.fetch.mockImplementation((address, init) =>
      address === path
        ? new Promise((resolve) => (release = resolve))
        : (usual?.(address, init) ?? Promise.reject(new TypeError('nobody answers'))),
    );
    return { service, release: (body: unknown) => release(new Response(JSON.stringify(body))) };
  }

  test.each([endpoints.siteDetail.path, endpoints.categoryList.path])(
    'is waited for before a page is shown: %s',
    async (path) => {
      const { service, release } = holding(path);
      const box = await at('/News', 'zh', service);
      const shown = () => find(box, 'main h1').hasAttribute('tabindex');
      expect(find(box, 'main').textContent).toContain('资讯');
      expect(shown()).toBe(false);
      await doing(() => {
        release(rows([]));
      });
      expect(shown()).toBe(true);
    },
  );

  test('that cannot be had holds no page up, and the areas stay within reach', async () => {
    const service = fakeService({ categoryList: 503 });
    const box = await at('/News', 'zh', service);
    expect(find(box, 'main h1').hasAttribute('tabindex')).toBe(true);
    expect(control(box, '典藏').getAttribute('href')).toBe('#/Collection');
  });

  test('that comes broken holds no page up', async () => {
    const service = fakeService({ categoryList: '<html>' });
    const box = await at('/News', 'zh', service);
    expect(find(box, 'main h1').hasAttribute('tabindex')).toBe(true);
  });
});

describe('the side menu', () => {
  const side = (box: HTMLElement) => box.querySelector('nav[aria-label=本栏目]');

  test('stands beside pages of the second and third level', async () => {
    expect(side(await at('/News/Notice'))).not.toBeNull();
  });

  test('does not stand beside an area’s own page, a detail page or home', async () => {
    expect(side(await at('/News'))).toBeNull();
    expect(side(await at('/News/Notice/a'))).toBeNull();
    expect(side(await at('/'))).toBeNull();
  });
});

async function openMenu(box: HTMLElement) {
  await doing(() => control(box, '菜单').click());
  // Its code comes when it is first opened, on a busy machine not at once.
  await vi.waitFor(async () => {
    await doing(() => undefined);
    find(box, '#mobile-menu');
  });
}

describe('the menu of narrow screens', () => {
  test('takes the page’s place, and gives it back', async () => {
    const box = await at('/News');
    await openMenu(box);
    expect(find(box, '#mobile-menu').textContent).toContain('典藏');
    expect(find(box, 'div[hidden] main')).toBeTruthy();
    await doing(() => control(box, '关闭菜单').click());
    expect(box.querySelector('#mobile-menu')).toBeNull();
    expect(box.querySelector('div[hidden] main')).toBeNull();
  });

  test('closes when one follows a link in it', async () => {
    vi.stubGlobal('stop', vi.fn());
    const box = await at('/News');
    await openMenu(box);
    await doing(() => control(find(box, '#mobile-menu'), '典藏').click());
    expect(window.location.hash).toBe('#/Collection');
    expect(box.querySelector('#mobile-menu')).toBeNull();
  });

  test('closes when the window becomes wide, which shows the page again', async () => {
    let widen: () => void = () => undefined;
    const media = { matches: false, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () =>
      Object.assign(media, {
        addEventListener: (_: string, listener: () => void) => (widen = listener),
      }),
    );
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {
      window.dispatchEvent(
        new PopStateEvent('popstate', { state: window.history.state as object }),
      );
    });
    const box = await at('/News');
    await openMenu(box);
    media.matches = true;
    await doing(() => widen());
    expect(back).toHaveBeenCalled();
    expect(box.querySelector('#mobile-menu')).toBeNull();
    expect(box.querySelector('div[hidden] main')).toBeNull();
  });

  test('is there on the search page, whose main menu is hidden', async () => {
    const box = await at('/Search');
    expect(box.querySelector('nav[aria-label=主菜单]')).toBeNull();
    await openMenu(box);
    expect(find(box, '#mobile-menu [role=search]')).toBeTruthy();
  });
});

test('breadcrumbs and side menu whose code did not load say so, and their retry imports it again', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = '#/News/Notice';
  const load = vi.fn<() => Promise<InnerParts>>(() => Promise.reject(new TypeError('missing')));
  const innerParts = holdChunk(load);
  const box = await render(
    <Museum service={fakeService()}>
      <InnerPartsProvider value={innerParts}>
        <Router chunks={createPageChunks(loaders, innerParts)} frame={Frame} />
      </InnerPartsProvider>
    </Museum>,
  );
  expect(box.querySelector('.crumbs')).toBeNull();
  const asked = load.mock.calls.length;
  load.mockImplementation(() => Promise.resolve(loadedParts));
  await doing(() => control(find(box, '[data-state=failed]'), '重试').click());
  expect(load.mock.calls.length).toBe(asked + 1);
  expect(find(box, '.crumbs').textContent).toContain('公告');
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});
