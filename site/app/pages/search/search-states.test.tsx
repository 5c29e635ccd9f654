import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenPage, enter, headings, retryAll, textsOf } from '../../testing/open-page';
import { hostileText } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const hit = (id: string, fields: object = {}) => ({
  id,
  kind: 'article',
  categoryCode: 'Notice',
  title: id,
  titleMarked: '',
  snippet: '',
  route: `/News/Notice/${id}`,
  thumbImg: '',
  ...fields,
});
const found = (hits: unknown[], head: object = {}) => {
  const response = pageResponse(hits);
  const first = { total: hits.length, pageNum: 1, pageSize: 10, ...head };
  return { ...response, ...head, data: [[first], hits, '0 rows affected'] };
};
const open = (query: string, fullSearch: unknown, language: 'zh' | 'en' = 'zh') =>
  openPage(`/Search${query}`, { language, responses: { fullSearch } });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('hits', () => {
  test('match in title and snippet is marked; everything else in them is text', async () => {
    const { box } = await open(
      '?keyword=鼎',
      found([
        hit('a', {
          titleMarked: '圆<mark>鼎</mark><script>alert(1)</script>',
          snippet: `<mark>鼎</mark>${hostileText}`,
        }),
      ]),
    );
    expect(textsOf(box, 'mark')).toEqual(['鼎', '鼎']);
    expect(box.querySelector('h2 script, [onerror]')).toBeNull();
    expect(headings(box, 2)).toEqual(['圆鼎<script>alert(1)</script>']);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
  ])('hit that leads to “%s” is left out', async (route) => {
    const { box } = await open('?keyword=a', found([hit('a', { route }), hit('b')]));
    expect(headings(box, 2)).toEqual(['b']);
  });

  test('hit without a picture, or with an unsafe one, has a drawing', async () => {
    const { box } = await open(
      '?keyword=a',
      found([
        hit('a', { thumbImg: 'javascript:alert(1)' }),
        hit('b', { thumbImg: '/media/b.jpg' }),
        hit('c'),
      ]),
    );
    const pictures = [...box.querySelectorAll('ol img')].map((each) => each.getAttribute('src'));
    expect(pictures).toEqual(['/media/b.jpg']);
    expect(getElement(box, 'ol img').getAttribute('alt')).toBe('');
  });

  test('numbers of the hits go on over the pages', async () => {
    const { box } = await open('?keyword=a&page=3', found([hit('a')], { total: 21 }));
    expect(getElement(box, 'ol[start]').getAttribute('start')).toBe('21');
  });
});

describe('keyword', () => {
  test('likely keyword is offered as a link that keeps nothing of the page number', async () => {
    const { box } = await open('?keyword=丁&page=2', found([hit('a')], { meant: '鼎' }));
    expect(getElement(box, '.meant').textContent).toContain('没有与“丁”完全相符的内容');
    expect(getControl(getElement(box, '.meant'), '鼎').getAttribute('href')).toBe(
      `#/Search?keyword=${encodeURIComponent('鼎')}`,
    );
  });

  test('another keyword in the field is searched on the same page', async () => {
    const { box, service } = await open('?keyword=鼎', found([hit('a')]));
    const field = getElement(box, '.again input') as HTMLInputElement;
    expect(field.value).toBe('鼎');
    await enter(field, ' 簋 & 壶 ');
    await actAndWait(() => getElement(box, '.again button').click());
    expect(new URLSearchParams(window.location.hash.split('?')[1]).get('keyword')).toBe('簋 & 壶');
    const bodies = service.calls
      .filter(({ name }) => name === 'fullSearch')
      .map(({ body }) => body);
    expect(new URLSearchParams(bodies.at(-1)).get('keyword')).toBe('簋 & 壶');
    expect(headings(box, 1)).toEqual(['“簋 & 壶”的搜索结果']);
    expect(getElement(box, '.again input')).toHaveProperty('value', '簋 & 壶');
  });

  test('keyword of 5,000 letters is cut to what the service takes', async () => {
    const { service } = await open(`?keyword=${'x'.repeat(5000)}`, found([]));
    const { body } = service.calls.find(({ name }) => name === 'fullSearch') ?? { body: '' };
    expect(new URLSearchParams(body).get('keyword')).toHaveLength(200);
  });

  test('keyword of spaces sends nothing and asks for one, in English too', async () => {
    const { box, requests } = await open('?keyword=%20%20', found([]), 'en');
    expect(requests('fullSearch')).toBe(0);
    expect(getElement(box, '[data-state=empty]').textContent).toContain('Enter a keyword above');
  });
});

describe('states', () => {
  test('search while it runs has field and title, and no number', async () => {
    const { box } = await open('?keyword=鼎', pending);
    expect(headings(box, 1)).toEqual(['“鼎”的搜索结果']);
    expect(box.querySelector('.count, [data-state]')).toBeNull();
    expect(getElement(box, '[aria-busy=true]').textContent).toContain('正在加载');
  });

  test('search that is refused for too many requests can be repeated', async () => {
    const { box, service } = await open('?keyword=鼎', 429);
    service.answer('fullSearch', found([hit('a')]));
    await retryAll(box);
    expect(headings(box, 2)).toEqual(['a']);
  });

  test('English search counts one result in the singular', async () => {
    const { box } = await open('?keyword=ding', found([hit('Ding', { kind: 'object' })]), 'en');
    expect(textsOf(box, '.count, .kind')).toEqual(['1 result', 'Object']);
  });

  test('facets of wrong types are left out', async () => {
    const facets = { kind: 'many', period: [null, { value: 7, count: -1 }], area: { a: 1 } };
    const { box } = await open('?keyword=a', found([hit('a')], { facets }));
    expect(headings(box, 2)).toEqual(['a']);
    expect(box.querySelector('.choices')).toBeNull();
  });
});
