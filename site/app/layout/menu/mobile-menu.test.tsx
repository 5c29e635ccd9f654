import { beforeEach, describe, expect, test, vi } from 'vitest';
import { retryAll, textsOf } from '../../testing/open-page';
import { makeCategory } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { listResponse, pending } from '../../testing/test-app';
import { buildCategoryTree, categoryTrail } from '../../api/read/category-tree';
import { MobileMenu } from './mobile-menu';
import { SectionDisclosure } from './section-disclosure';

const showPart = createShowPart(setUpRendering());
const categories = [
  makeCategory('News', null, { categoryName: '资讯' }),
  makeCategory('Notice', 'News', { categoryName: '公告' }),
  makeCategory('Snews', 'News', { categoryName: '新闻' }),
  makeCategory('NewsInfo', 'Snews', { categoryName: '馆内要闻' }),
  makeCategory('Collection', null, { categoryName: '典藏' }),
];

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('stop', vi.fn());
});

describe('mobile menu', () => {
  const open = async (
    address = '/News/Snews/NewsInfo',
    categoryList: unknown = listResponse(categories),
    language: 'zh' | 'en' = 'zh',
  ) => {
    const onFollow = vi.fn();
    const shown = await showPart(<MobileMenu onFollow={onFollow} />, {
      address,
      language,
      responses: { categoryList },
    });
    return { ...shown, onFollow };
  };
  const visible = (box: HTMLElement) =>
    [...box.querySelectorAll('nav li a')]
      .filter((link) => !link.closest('[hidden]'))
      .map((link) => link.textContent);

  test('menu opens the area of the page and marks the way to it', async () => {
    const { box } = await open();
    expect(visible(box)).toEqual(['资讯', '公告', '新闻', '馆内要闻', '典藏']);
    expect(textsOf(box, '[aria-current=page]')).toEqual(['馆内要闻']);
    expect(textsOf(box, '[aria-current=true]')).toEqual(['资讯', '新闻']);
  });

  test('areas are closed on the home page and open by their button', async () => {
    const { box } = await open('/');
    expect(visible(box)).toEqual(['资讯', '典藏']);
    const button = getControl(box, '展开“资讯”的子栏目');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await actAndWait(() => button.click());
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(visible(box)).toEqual(['资讯', '公告', '新闻', '馆内要闻', '典藏']);
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(list?.hidden).toBe(false);
    // An area without sections has no button.
    expect(() => getControl(box, '展开“典藏”的子栏目')).toThrow();
  });

  test('followed link closes the menu and replaces its history entry', async () => {
    const { box, onFollow } = await open();
    const { length } = window.history;
    await actAndWait(() => getControl(box, '公告').click());
    expect(onFollow).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('#/News/Notice');
    expect(window.history).toHaveLength(length);
  });

  test('failed menu has links to the areas and a retry, search box and rating stay', async () => {
    const { box, service } = await open('/News', 500);
    expect(getElement(box, '[role=search]')).toBeTruthy();
    expect(getControl(box, '评价').getAttribute('aria-haspopup')).toBe('dialog');
    expect(getControl(box, '典藏').getAttribute('href')).toBe('#/Collection');
    service.answer('categoryList', listResponse(categories));
    await actAndWait(() => getControl(getElement(box, 'nav'), '重试').click());
    await retryAll(box);
    expect(visible(box)).toContain('公告');
  });

  test('menu while loading has its search box and no failure', async () => {
    const { box } = await open('/News', pending);
    expect(getElement(box, '[role=search]')).toBeTruthy();
    expect(visible(box)).toEqual([]);
    expect(() => getControl(box, '重试')).toThrow();
  });

  test('English menu has English names', async () => {
    const { box } = await open('/', undefined, 'en');
    expect(getElement(box, 'nav').getAttribute('aria-label')).toBe('Main menu');
    expect(getControl(box, 'Rate this site')).toBeTruthy();
  });
});

describe('sections of narrow screens', () => {
  const tree = buildCategoryTree(categories);
  const open = (code: string) =>
    showPart(<SectionDisclosure trail={categoryTrail(tree, code)} />, {
      address: '/News/Notice',
      responses: { categoryList: listResponse(categories) },
    });

  test('sections of the area open and close by their button, which names them', async () => {
    const { box } = await open('Notice');
    const button = getControl(box, '栏目：资讯');
    const sections = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect([button.getAttribute('aria-expanded'), sections?.hidden]).toEqual(['false', true]);
    expect(sections?.textContent).toBe('');
    await actAndWait(() => button.click());
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(sections?.hidden).toBe(false);
    expect(textsOf(box, 'nav [aria-current=page]')).toEqual(['公告']);
    await actAndWait(() => button.click());
    expect(sections?.hidden).toBe(true);
  });

  test('page outside the menu has no sections', async () => {
    const { box } = await open('Nowhere');
    expect(box.querySelector('nav, .sections')).toBeNull();
  });
});
