import { afterEach, describe, expect, test, vi } from 'vitest';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { MainMenu } from './main-menu';

const render = setUpRendering();

afterEach(() => {
  vi.useRealTimers();
});

async function renderMenu(service = createFakeService()) {
  return render(
    <TestProviders service={service}>
      <TestRouter>
        <MainMenu />
      </TestRouter>
    </TestProviders>,
  );
}

const expanded = (container: HTMLElement) =>
  [...container.querySelectorAll('button[aria-expanded=true]')].map((each) =>
    each.getAttribute('aria-label'),
  );

const news = '展开“资讯”的子栏目';
const collection = '展开“典藏”的子栏目';

describe('main menu by keyboard', () => {
  test('sub-menu button opens and closes its sub-menu', async () => {
    const container = await renderMenu();
    expect(getElement(container, 'li ul').hidden).toBe(true);
    await actAndWait(() => getControl(container, news).click());
    expect(expanded(container)).toEqual([news]);
    expect(getElement(container, 'li ul').hidden).toBe(false);
    await actAndWait(() => getControl(container, news).click());
    expect(expanded(container)).toEqual([]);
  });

  test('opening a sub-menu closes the other', async () => {
    const container = await renderMenu();
    await actAndWait(() => getControl(container, news).click());
    await actAndWait(() => getControl(container, collection).click());
    expect(expanded(container)).toEqual([collection]);
  });

  test('Escape closes the sub-menu and focuses its button', async () => {
    const container = await renderMenu();
    await actAndWait(() => getControl(container, news).click());
    const inside = getControl(container, '公告');
    inside.focus();
    await actAndWait(() =>
      inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(expanded(container)).toEqual([]);
    expect(document.activeElement).toBe(getControl(container, news));
  });
});

describe('main menu by mouse', () => {
  const point = (element: HTMLElement, type: 'pointerover' | 'pointerout') =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));

  test('hover opens a sub-menu, a short leave keeps it open, Escape closes it', async () => {
    const container = await renderMenu();
    const link = getControl(container, '资讯');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    const { act } = await import('react');
    const after = (action: () => void, ms: number) =>
      act(async () => {
        action();
        await wait(ms);
      });

    await after(() => point(link, 'pointerover'), 50);
    expect(expanded(container)).toEqual([]);
    await after(() => undefined, 100);
    expect(expanded(container)).toEqual([news]);

    await after(() => point(link, 'pointerout'), 100);
    await after(() => point(link, 'pointerover'), 1000);
    expect(expanded(container)).toEqual([news]);

    await after(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), 0);
    expect(expanded(container)).toEqual([]);

    await after(() => point(link, 'pointerout'), 10);
    await after(() => point(link, 'pointerover'), 200);
    await after(() => point(link, 'pointerout'), 400);
    expect(expanded(container)).toEqual([]);
  });
});

describe('main menu and category fields', () => {
  const category = (id: string, rest: object = {}) => ({
    id,
    parent_id: null,
    categoryName: id,
    categoryCode: id,
    visible: true,
    type: 1,
    ...rest,
  });

  test('category without a page is rendered as text with a sub-menu', async () => {
    const container = await renderMenu(
      createFakeService({
        categoryList: listResponse([category('Dark'), category('Notice', { parent_id: 'Dark' })]),
      }),
    );
    expect(container.querySelector('a')?.textContent).toBe('Notice');
    expect(getElement(container, '.name').tagName).toBe('SPAN');
    expect(getControl(container, '展开“Dark”的子栏目')).toBeTruthy();
  });

  test('category with showSecondMenu: false has no sub-menu', async () => {
    const container = await renderMenu(
      createFakeService({
        categoryList: listResponse([
          category('News', { showSecondMenu: false }),
          category('Notice', { parent_id: 'News' }),
        ]),
      }),
    );
    expect([...container.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual([
      'News',
    ]);
  });

  test('activating a category stops pending loads of the page', async () => {
    const stop = vi.fn();
    vi.stubGlobal('stop', stop);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const container = await renderMenu();
    await actAndWait(() => getControl(container, '资讯').click());
    expect(stop).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe('#/News');
    expect(getControl(container, '资讯').getAttribute('aria-current')).toBe('true');
  });
});

test('failed category request shows links to the areas and a retry', async () => {
  const service = createFakeService({ categoryList: 502 });
  const container = await renderMenu(service);
  expect(getControl(container, '典藏').getAttribute('href')).toBe('#/Collection');
  service.answer('categoryList', fakeServiceTree());
  await actAndWait(() => getControl(container, '重试').click());
  expect(getControl(container, news)).toBeTruthy();
});

function fakeServiceTree() {
  return listResponse([
    { id: 'News', categoryName: '资讯', categoryCode: 'News', visible: true, type: 1 },
    {
      id: 'a',
      parent_id: 'News',
      categoryName: '公告',
      categoryCode: 'Notice',
      visible: true,
      type: 1,
    },
  ]);
}
