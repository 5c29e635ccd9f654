import { beforeEach, describe, expect, test, vi } from 'vitest';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { PartBoundary } from '../part-boundary/part-boundary';
import { Header } from './header';

const render = setUpRendering();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

async function open(
  props: Partial<Parameters<typeof Header>[0]> = {},
  language: 'zh' | 'en' = 'zh',
) {
  window.location.hash = '#/News?page=2';
  const handlers = { onToggleMenu: vi.fn(), onPreloadMenu: vi.fn() };
  const box = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <Header menuOpen={false} hideNav={false} {...handlers} {...props} />
      </TestRouter>
    </TestProviders>,
    language,
  );
  return { box, ...handlers };
}

describe('header', () => {
  test.each([
    ['zh', '云泽博物馆', 'en'],
    ['en', 'Yunze Museum', 'zh'],
  ] as const)(
    'header in %s has the name of the museum, its other name marked as %s',
    async (language, name, other) => {
      const { box } = await open({}, language);
      const home = getElement(box, 'a[href="#/"]');
      expect(getElement(home, 'strong').textContent).toBe(name);
      expect(getElement(home, `[lang=${other}]`).textContent).toBeTruthy();
    },
  );

  test('menu button says whether the menu is open, prefetches it and toggles it', async () => {
    const closed = await open();
    const button = getControl(closed.box, '菜单');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await actAndWait(() => button.focus());
    expect(closed.onPreloadMenu).toHaveBeenCalled();
    await actAndWait(() => button.click());
    expect(closed.onToggleMenu).toHaveBeenCalledOnce();
    const opened = await open({ menuOpen: true });
    expect(getControl(opened.box, '关闭菜单').getAttribute('aria-expanded')).toBe('true');
  });

  test('hidden main menu leaves search box and menu button', async () => {
    const { box } = await open({ hideNav: true });
    expect(box.querySelector('nav[aria-label=主菜单]')).toBeNull();
    expect(getElement(box, '[role=search]')).toBeTruthy();
    expect(getControl(box, '菜单')).toBeTruthy();
  });

  test('languages are named in their own language and mark the current one', async () => {
    const { box } = await open({}, 'en');
    const nav = getElement(box, 'nav[aria-label=Language]');
    expect(getControl(nav, '简体').getAttribute('lang')).toBe('zh-CN');
    expect(getControl(nav, '繁體').getAttribute('lang')).toBe('zh-Hant');
    expect(getControl(nav, 'English').getAttribute('aria-current')).toBe('true');
    expect(getControl(nav, '简体').getAttribute('href')).toBe('/#/News?page=2');
  });
});

test('part of the frame that throws leaves a link home and is rendered again by its retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('broken');
    return <p>菜单</p>;
  };
  const box = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <PartBoundary as="header">
          <Part />
        </PartBoundary>
      </TestRouter>
    </TestProviders>,
  );
  const fallback = getElement(box, 'header');
  expect(getControl(fallback, '云泽博物馆').getAttribute('href')).toBe('#/');
  expect(fallback.textContent).toContain('这部分内容没有加载出来');
  isBroken = false;
  await actAndWait(() => getControl(fallback, '重试').click());
  expect(box.textContent).toBe('菜单');
});
