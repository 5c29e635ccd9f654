import { beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../boot/app';
import { createClient } from '../api/client/client';
import { zh } from '../i18n/messages/zh';
import { routes } from '../../contract/shared/routes';
import { createPageChunks, type PageLoaders } from '../router/page-chunks';
import { PageTitle } from '../router/page-title';
import { PageSkeleton } from './page-skeleton';
import { createFakeService } from '../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../testing/render';
import type * as footer from './footer/footer';
import type * as frame from './frame';
import type * as header from './header/header';
import type * as mainMenu from './menu/main-menu';
import { createPageChromeImport } from './use-page-chrome';

const render = setUpRendering();

/** Name of the layout part that throws while rendering. */
const broken = vi.hoisted(() => ({ part: '' }));
const breakable = vi.hoisted(
  () => (name: string, real: (props: never) => unknown) => (props: object) => {
    if (broken.part === name) throw new Error(`${name} is broken`);
    return real(props as never);
  },
);
vi.mock('./header/header', async (load) => {
  const real = await load<typeof header>();
  return { Header: breakable('header', real.Header) };
});
vi.mock('./menu/main-menu', async (load) => {
  const real = await load<typeof mainMenu>();
  return { MainMenu: breakable('menu', real.MainMenu) };
});
vi.mock('./footer/footer', async (load) => {
  const real = await load<typeof footer>();
  return { Footer: breakable('footer', real.Footer) };
});
vi.mock('./frame', async (load) => {
  const real = await load<typeof frame>();
  return { Frame: breakable('frame', real.Frame) };
});

const page = () => Promise.resolve({ default: PageTitle });
const loaders = Object.fromEntries(
  [...routes.map((route) => route.page), 'not-found'].map((name) => [name, page]),
) as unknown as PageLoaders;

async function open(part: string) {
  broken.part = part;
  window.location.hash = '#/News';
  const innerParts = createPageChromeImport();
  const service = createFakeService();
  return render(
    <App
      language="zh"
      messages={zh}
      client={createClient({ language: 'zh', token: () => undefined, fetch: service.fetch })}
      seeds={{}}
      chunks={createPageChunks(loaders, innerParts, <PageSkeleton />)}
      pageChrome={innerParts}
      clock={{ now: () => new Date() }}
    />,
  );
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // React logs each caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('render error', () => {
  test.each(['header', 'menu', 'footer'])(
    'render error in the %s keeps the page and the other parts, with links and a retry',
    async (part) => {
      const container = await open(part);
      expect(getElement(container, 'main h1').textContent).toBe('资讯');
      expect(getElement(container, 'header')).toBeTruthy();
      expect(getElement(container, 'footer')).toBeTruthy();
      expect(getControl(container, '典藏').getAttribute('href')).toBe('#/Collection');
      expect(container.textContent).toContain(zh.failure.title);
      broken.part = '';
      await actAndWait(() => getControl(container, '重试').click());
      expect(container.textContent).not.toContain(zh.failure.title);
    },
  );

  test('render error of the whole frame shows a reload button and a link to the crawlable page', async () => {
    const container = await open('frame');
    expect(getElement(container, 'h1').textContent).toBe('云泽博物馆');
    expect(getControl(container, '重新加载')).toBeTruthy();
    expect(getControl(container, '阅读简明版').getAttribute('href')).toBe('/p/zh/News');
  });
});
