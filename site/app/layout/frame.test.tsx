import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../contract/shared/endpoints';
import { museumDay } from '../../contract/shared/museum-time';
import { routes } from '../../contract/shared/routes';
import { PageTitle } from '../router/page-title';
import { createPageChunks, type PageLoaders } from '../router/page-chunks';
import { Router } from '../router/router';
import { TestProviders, createFakeService, listResponse } from '../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../testing/render';
import { Frame } from './frame';
import { createCachedImport } from '../loading/cached-import';
import * as loadedParts from './page-chrome';
import { PageBoundary } from './page-boundary';
import { createPageChromeImport, PageChromeProvider, type PageChrome } from './use-page-chrome';

const render = setUpRendering();

const page = () => Promise.resolve({ default: PageTitle });
const loaders = Object.fromEntries(
  [...routes.map((route) => route.page), 'not-found'].map((name) => [name, page]),
) as unknown as PageLoaders;

async function renderAt(path: string, language: 'zh' | 'en' = 'zh', service = createFakeService()) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = `#${path}`;
  const innerParts = createPageChromeImport();
  await innerParts.load();
  return render(
    <TestProviders service={service}>
      <PageChromeProvider value={innerParts}>
        <Router
          chunks={createPageChunks(loaders, innerParts)}
          frame={Frame}
          boundary={PageBoundary}
        />
      </PageChromeProvider>
    </TestProviders>,
    language,
  );
}

describe('frame', () => {
  test('frame shows name, menu, search box, accessibility button and footer', async () => {
    const container = await renderAt('/News');
    expect(getControl(container, '云泽博物馆 Yunze Museum').getAttribute('href')).toBe('#/');
    expect(getControl(container, '搜索')).toBeTruthy();
    expect(getControl(container, '无障碍').getAttribute('aria-expanded')).toBe('false');
    expect(getElement(container, 'footer').textContent).toContain(
      `© 2024–${museumDay(new Date()).slice(0, 4)}`,
    );
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  });

  test('language menu links keep route and query', async () => {
    const container = await renderAt('/Collection?period=shang');
    expect(getControl(container, 'English').getAttribute('href')).toBe(
      '/en/#/Collection?period=shang',
    );
    expect(getControl(container, '简体').getAttribute('href')).toBe('/#/Collection?period=shang');
    expect(getControl(container, '繁體').getAttribute('href')).toBe(
      '/hant/#/Collection?period=shang',
    );
    expect(getControl(container, '简体').getAttribute('aria-current')).toBe('true');
  });

  test('skip link focuses the main content and keeps the route', async () => {
    const container = await renderAt('/News');
    const main = getElement(container, 'main');
    main.scrollIntoView = vi.fn();
    await actAndWait(() => getControl(container, '跳到正文').click());
    expect(document.activeElement).toBe(main);
    expect(window.location.hash).toBe('#/News');
  });
});

describe('menu request', () => {
  /** A fake service whose response to `path` is held back until `release` is called. */
  function holdResponse(path: string) {
    const service = createFakeService();
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
    'page is not rendered before the response of %s',
    async (path) => {
      const { service, release } = holdResponse(path);
      const container = await renderAt('/News', 'zh', service);
      const shown = () => getElement(container, 'main h1').hasAttribute('tabindex');
      expect(getElement(container, 'main').textContent).toContain('资讯');
      expect(shown()).toBe(false);
      await actAndWait(() => {
        release(listResponse([]));
      });
      expect(shown()).toBe(true);
    },
  );

  test('failed menu request shows the page and links to the areas', async () => {
    const service = createFakeService({ categoryList: 503 });
    const container = await renderAt('/News', 'zh', service);
    expect(getElement(container, 'main h1').hasAttribute('tabindex')).toBe(true);
    expect(getControl(container, '典藏').getAttribute('href')).toBe('#/Collection');
  });

  test('invalid menu response shows the page', async () => {
    const service = createFakeService({ categoryList: '<html>' });
    const container = await renderAt('/News', 'zh', service);
    expect(getElement(container, 'main h1').hasAttribute('tabindex')).toBe(true);
  });
});

describe('side menu', () => {
  const side = (container: HTMLElement) => container.querySelector('nav[aria-label=本栏目]');

  test('side menu is shown on pages of the second and third level', async () => {
    expect(side(await renderAt('/News/Notice'))).not.toBeNull();
  });

  test('side menu is not shown on an area’s own page, a detail page or home', async () => {
    expect(side(await renderAt('/News'))).toBeNull();
    expect(side(await renderAt('/News/Notice/a'))).toBeNull();
    expect(side(await renderAt('/'))).toBeNull();
  });
});

async function openMenu(container: HTMLElement) {
  await actAndWait(() => getControl(container, '菜单').click());
  // The menu's code is imported when it is first opened.
  await vi.waitFor(async () => {
    await actAndWait(() => undefined);
    getElement(container, '#mobile-menu');
  });
}

describe('mobile menu', () => {
  test('open mobile menu hides the page, closing shows it', async () => {
    const container = await renderAt('/News');
    await openMenu(container);
    expect(getElement(container, '#mobile-menu').textContent).toContain('典藏');
    expect(getElement(container, 'div[hidden] main')).toBeTruthy();
    await actAndWait(() => getControl(container, '关闭菜单').click());
    expect(container.querySelector('#mobile-menu')).toBeNull();
    expect(container.querySelector('div[hidden] main')).toBeNull();
  });

  test('mobile menu closes when a link in it is followed', async () => {
    vi.stubGlobal('stop', vi.fn());
    const container = await renderAt('/News');
    await openMenu(container);
    await actAndWait(() => getControl(getElement(container, '#mobile-menu'), '典藏').click());
    expect(window.location.hash).toBe('#/Collection');
    expect(container.querySelector('#mobile-menu')).toBeNull();
  });

  test('mobile menu closes when the window becomes wide', async () => {
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
    const container = await renderAt('/News');
    await openMenu(container);
    media.matches = true;
    await actAndWait(() => widen());
    expect(back).toHaveBeenCalled();
    expect(container.querySelector('#mobile-menu')).toBeNull();
    expect(container.querySelector('div[hidden] main')).toBeNull();
  });

  test('mobile menu is available on the search page, which hides the main menu', async () => {
    const container = await renderAt('/Search');
    expect(container.querySelector('nav[aria-label=主菜单]')).toBeNull();
    await openMenu(container);
    expect(getElement(container, '#mobile-menu [role=search]')).toBeTruthy();
  });
});

test('breadcrumbs and side menu show a failed import, and the retry imports again', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = '#/News/Notice';
  const load = vi.fn<() => Promise<PageChrome>>(() => Promise.reject(new TypeError('missing')));
  const innerParts = createCachedImport(load);
  const container = await render(
    <TestProviders service={createFakeService()}>
      <PageChromeProvider value={innerParts}>
        <Router
          chunks={createPageChunks(loaders, innerParts)}
          frame={Frame}
          boundary={PageBoundary}
        />
      </PageChromeProvider>
    </TestProviders>,
  );
  expect(container.querySelector('.crumbs')).toBeNull();
  const importCount = load.mock.calls.length;
  load.mockImplementation(() => Promise.resolve(loadedParts));
  await actAndWait(() => getControl(getElement(container, '[data-state=failed]'), '重试').click());
  expect(load.mock.calls.length).toBe(importCount + 1);
  expect(getElement(container, '.crumbs').textContent).toContain('公告');
  expect(container.querySelector('[data-state=failed]')).toBeNull();
});
