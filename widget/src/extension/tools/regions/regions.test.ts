import { afterEach, describe, expect, test, vi } from 'vitest';
import { en, zhCN } from '../../../messages/texts';
import { flatTree } from '../../flat-tree';
import { furtherEn, furtherZhCN } from '../../messages';
import { describeRegion, spokenRegion } from './describe-region';
import { findRegions, sections, type Regions } from './find-regions';
import { createFocusMover } from './go-to';
import { levelOf, regionRole } from './region-role';

const messages = { ...zhCN, ...furtherZhCN };

function setPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

function getFirst(html: string): Element {
  const element = setPage(html).firstElementChild;
  if (!element) throw new Error('no element');
  return element;
}

/** The regions after all slices. */
async function find(html: string): Promise<Regions> {
  const root = setPage(html);
  return new Promise((resolve) => {
    findRegions(window, root, (regions, isComplete) => {
      if (isComplete) resolve(regions);
    });
  });
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('role', () => {
  test.each([
    ['<nav></nav>', 'navigation'],
    ['<main></main>', 'main'],
    ['<header></header>', 'banner'],
    ['<footer></footer>', 'contentinfo'],
    ['<aside></aside>', 'complementary'],
    ['<search></search>', 'search'],
    ['<div role="search"></div>', 'search'],
    ['<dl></dl>', 'list'],
    ['<ul role="menu"></ul>', 'menu'],
    ['<a></a>', ''],
    ['<a href="#a"></a>', 'link'],
    ['<a href="#a" role="button"></a>', 'button'],
    ['<h2 role="none"></h2>', 'none'],
    ['<span role=" Heading "></span>', 'heading'],
  ])('role of %s is “%s”', (html, role) => {
    expect(regionRole(getFirst(html))).toBe(role);
  });

  test('header and footer of a part of the page are no landmarks', () => {
    const body = setPage('<article><header></header></article><main><footer></footer></main>');
    for (const element of body.querySelectorAll('header,footer'))
      expect(regionRole(element)).toBe('');
  });

  test.each([
    ['<h3></h3>', 3],
    ['<h3 aria-level="5"></h3>', 5],
    ['<div role="heading" aria-level="7"></div>', 7],
    ['<div role="heading"></div>', 2],
  ])('level of %s is %i', (html, level) => {
    expect(levelOf(getFirst(html))).toBe(level);
  });
});

describe('collection', () => {
  test('flat tree has shadow trees and slotted elements in their place, and no toolbar', () => {
    const root = setPage('<i></i><div><b></b></div><x-bar data-a11y-toolbar="x"></x-bar><u></u>');
    const shadow = root.querySelector('div')?.attachShadow({ mode: 'open' });
    if (shadow) shadow.innerHTML = '<h2></h2><slot></slot><p></p>';
    expect([...flatTree(root)].map(({ localName }) => localName)).toEqual([
      'body',
      'i',
      'div',
      'h2',
      'slot',
      'b',
      'p',
      'u',
    ]);
  });

  test('unnamed forms and sections are no landmarks, a named form is one and a form', async () => {
    const regions = await find(
      '<form></form><form aria-label="预约"></form><section></section><section aria-label="展览"></section>',
    );
    expect(regions.landmarks.map(({ role }) => role)).toEqual(['form', 'region']);
    expect(regions.forms).toHaveLength(2);
  });

  test('hidden, aria-hidden and inert elements are left out', async () => {
    const regions = await find(
      '<h1>甲</h1><h1 style="display:none">乙</h1><div aria-hidden="true"><h1>丙</h1></div><div inert><h1>丁</h1></div><h1 style="visibility:hidden">戊</h1>',
    );
    expect(regions.headings.map(({ element }) => element.textContent)).toEqual(['甲']);
  });

  test('collection that is ended calls back no more', () => {
    vi.useFakeTimers();
    const root = setPage('<p></p>'.repeat(500));
    let now = 0;
    vi.spyOn(window.performance, 'now').mockImplementation(() => (now += 20));
    const onProgress = vi.fn();
    findRegions(window, root, onProgress)();
    vi.runAllTimers();
    expect(onProgress).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});

describe('texts', () => {
  test('landmark is named by its name, or by its kind where it has none', async () => {
    const { landmarks } = await find('<nav aria-label="主菜单"></nav><main></main>');
    expect(landmarks.map((region) => describeRegion(region, 'landmarks', messages))).toEqual([
      { name: '主菜单', hint: '导航区' },
      { name: '正文区', hint: '' },
    ]);
    expect(landmarks.map((region) => spokenRegion(region, 'landmarks', messages))).toEqual([
      '导航区，主菜单',
      '正文区',
    ]);
  });

  test('list is named by its first item, heading and link without a name say so', async () => {
    const regions = await find('<ul><li>鼎</li><li>壶</li></ul><h2></h2><a href="#a"></a>');
    const english = { ...en, ...furtherEn };
    const texts = sections.flatMap((section) =>
      regions[section].map((region) => describeRegion(region, section, english)),
    );
    expect(texts).toEqual([
      { name: 'no name', hint: 'level 2' },
      { name: 'no name', hint: '' },
      { name: '鼎', hint: '2 items' },
    ]);
  });

  test('value of a field inside the label of a form is not spoken', async () => {
    const { forms } = await find(
      '<form aria-labelledby="label"></form><p id="label">预约<input value="李明" aria-label="姓名"></p>',
    );
    const [form] = forms;
    expect(form && spokenRegion(form, 'forms', messages)).toBe('交互区');
  });
});

test('focus goes to a heading by a tabindex that ends with the focus', () => {
  const body = setPage('<h2>展览</h2><button>关闭</button>');
  const [heading, button] = body.querySelectorAll<HTMLElement>('*');
  if (!heading) throw new Error('no heading');
  heading.scrollIntoView = vi.fn();
  const before = body.innerHTML;
  const mover = createFocusMover();
  mover.goTo(heading);
  expect(document.activeElement).toBe(heading);
  button?.focus();
  expect(body.innerHTML).toBe(before);
  mover.goTo(heading);
  mover.stop();
  expect(body.innerHTML).toBe(before);
});
