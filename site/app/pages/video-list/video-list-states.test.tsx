import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage, makeMany } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const main = '/DigitalMuseum/Video';
const film = (title: string, categoryCode = 'ExhVideo', fields = {}) =>
  makeEntry({ id: title, title, categoryCode, facts: { length: '3:20' }, ...fields });
const theme = (categoryCode: string, records: unknown[]) => ({
  categoryCode,
  categoryName: `${categoryCode}影片`,
  records,
});

const open = (address: string, responses: FakeResponses, language: 'zh' | 'en' = 'zh') =>
  openPage(address, {
    language,
    responses: {
      contentListByParentCode: listResponse([]),
      contentPage: pageResponse([]),
      contentPageByRecommend: pageResponse([]),
      ...responses,
    },
  });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('all films', () => {
  test('each theme has its three newest films and a link to all of it', async () => {
    const { box } = await open(main, {
      contentListByParentCode: listResponse([
        theme(
          'ExhVideo',
          ['甲', '乙', '丙', '丁'].map((title) => film(title)),
        ),
        theme('Nowhere', [film('戊')]),
      ]),
    });
    expect(headings(box, 2)).toEqual(['ExhVideo影片', 'Nowhere影片']);
    expect(headings(box, 3)).toEqual(['甲', '乙', '丙', '戊']);
    expect(getControl(box, '全部ExhVideo影片').getAttribute('href')).toBe(`#${main}/ExhVideo`);
    expect(() => getControl(box, '全部Nowhere影片')).toThrow();
  });

  test('film has its still, length and a link', async () => {
    const { box } = await open(main, {
      contentListByParentCode: listResponse([
        theme('ExhVideo', [
          film('铸鼎', 'ExhVideo', { id: 'a', images: [makeImage()] }),
          film('琢玉'),
        ]),
      ]),
    });
    const [first, second] = box.querySelectorAll('article');
    expect(first?.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(textsOf(box, '.mark')).toEqual(['3:20', '3:20']);
    expect(second?.querySelector('img')).toBeNull();
    expect(first?.querySelector('h3 a')?.getAttribute('href')).toBe(`#${main}/ExhVideo/a`);
  });

  test('entries of no theme follow, and alone are no empty list', async () => {
    const { box } = await open(main, { contentPage: pageResponse([film('怎样拍的', 'Video')]) });
    expect(headings(box, 2)).toEqual(['其他影片与说明']);
    expect(box.querySelector('[data-state=empty]')).toBeNull();
  });

  test('failed themes and failed entries have a retry each, which shows them', async () => {
    const { box, service } = await open(main, { contentListByParentCode: 500, contentPage: 500 });
    expect(headings(box, 1)).toHaveLength(1);
    service.answer('contentListByParentCode', listResponse([theme('ExhVideo', [film('甲')])]));
    service.answer('contentPage', pageResponse([film('怎样拍的', 'Video')]));
    await retryAll(box);
    expect(headings(box, 2)).toEqual(['ExhVideo影片', '其他影片与说明']);
  });

  test('list of films while loading is neither empty nor failed', async () => {
    const { box } = await open(main, { contentListByParentCode: pending, contentPage: pending });
    expect(headings(box, 1)).toHaveLength(1);
    expect(box.querySelector('[data-state], article')).toBeNull();
  });

  test('English list links to all films of a theme in English', async () => {
    const { box } = await open(
      main,
      { contentListByParentCode: listResponse([theme('ExhVideo', [film('Casting')])]) },
      'en',
    );
    expect(getControl(box, 'See all: ExhVideo影片')).toBeTruthy();
  });
});

describe('films of a theme', () => {
  const red = `${main}/revolution`;

  test('theme lists its films by 24 and links to the next page', async () => {
    const films = makeMany(24, ({ id, title }) => film(title, 'ExhVideo', { id }));
    const { box, service } = await open(`${main}/ExhVideo`, {
      contentPage: pageResponse(films, 60),
    });
    expect(headings(box, 2)).toHaveLength(24);
    expect(service.calls.find(({ name }) => name === 'contentPage')?.body).toContain(
      '"pageSize":24',
    );
    expect(getControl(box, '第 3 页').getAttribute('href')).toBe(`#${main}/ExhVideo?page=3`);
  });

  test('theme with related stories has them, linked, between films and recommendations', async () => {
    const { box } = await open(red, {
      contentPage: ({ categoryCode }: Record<string, unknown>) =>
        pageResponse(
          categoryCode === 'RedStories' ? [film('旧信', 'RedStories')] : [film('甲', 'revolution')],
        ),
      contentPageByRecommend: pageResponse([film('乙')]),
    });
    const [films, stories, recommended] = headings(box, 2);
    expect([films, recommended]).toEqual(['甲', '推荐影片']);
    expect(headings(box, 3)).toEqual(['旧信', '乙']);
    expect(getControl(box, `全部${stories}`).getAttribute('href')).toContain('RedStories');
  });

  test('failed stories leave the films, and a retry shows them', async () => {
    const stories = (answer: unknown) => (input: Record<string, unknown>) =>
      input['categoryCode'] === 'RedStories' ? answer : pageResponse([film('甲', 'revolution')]);
    const { box, service } = await open(red, { contentPage: stories(500) });
    expect(headings(box, 2)).toEqual(['甲']);
    service.answer('contentPage', stories(pageResponse([film('旧信', 'RedStories')])));
    await retryAll(box);
    expect(headings(box, 3)).toEqual(['旧信']);
  });

  test('theme without films says so', async () => {
    const { box } = await open(`${main}/ExhVideo`, {});
    expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
  });
});
