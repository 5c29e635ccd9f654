import { beforeEach, describe, expect, test, vi } from 'vitest';
import { headings, retryAll, retryButtons, textsOf } from '../../../testing/open-page';
import { makeCategory, makeEntry } from '../../../testing/records';
import { getElement, setUpRendering } from '../../../testing/render';
import { createShowPart } from '../../../testing/show-part';
import { listResponse, pending, type FakeResponses } from '../../../testing/test-app';
import { findRoute } from '../../../../contract/shared/route-paths';
import { EntryDetail } from './entry-detail';
import { ListLink } from './list-link';
import { SectionLead } from './section-lead';

const showPart = createShowPart(setUpRendering());
const address = '/News/Notice/a';

const open = (contentDetail: unknown, at = address, language: 'zh' | 'en' = 'zh') =>
  showPart(
    <EntryDetail skeleton={<i>占位</i>}>
      {(entry, list) => (
        <article>
          {entry.title} {list.name}
        </article>
      )}
    </EntryDetail>,
    { address: at, language, responses: { contentDetail } },
  );

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('entry', () => {
  test('entry of the address is requested in its list and shown', async () => {
    const { box, service } = await open(listResponse([makeEntry()]));
    expect(textsOf(box, 'article')).toEqual(['元旦开放时间 Notice']);
    const { body } = service.calls.find(({ name }) => name === 'contentDetail') ?? { body: '{}' };
    expect(JSON.parse(body)).toMatchObject({ categoryCode: 'Notice', contentId: 'a' });
  });

  test('encoded id in the address is requested decoded', async () => {
    const { service } = await open(listResponse([makeEntry()]), '/News/Notice/%E9%BC%8E%20%2F');
    const { body } = service.calls.find(({ name }) => name === 'contentDetail') ?? { body: '{}' };
    expect(JSON.parse(body)).toMatchObject({ contentId: '鼎 /' });
  });

  test.each([
    ['zh', '正在加载'],
    ['en', 'Loading'],
  ] as const)(
    'entry in %s while loading is busy and says so, with a title',
    async (language, text) => {
      const { box } = await open(pending, address, language);
      const busy = getElement(box, '[aria-busy=true]');
      expect(busy.textContent).toContain(text);
      expect(busy.textContent).toContain('占位');
      expect(box.querySelectorAll('h1')).toHaveLength(1);
    },
  );

  test.each([
    ['an empty response', listResponse([])],
    ['a record that cannot be read', listResponse([{ title: '没有编号' }, 7, null])],
    ['status 404', 404],
  ])('entry with %s is “not found”, without a notice', async (_, response) => {
    const { box } = await open(response);
    expect(headings(box, 1)).toEqual(['没有找到这条内容']);
    expect(textsOf(box, 'section[aria-live] p')).toEqual([]);
    expect(retryButtons(box)).toEqual([]);
  });

  test('address of a list without such entries is “not found” and requests nothing', async () => {
    const { box, requests } = await open(listResponse([makeEntry()]), '/News/Nowhere/a');
    expect(box.querySelector('article')).toBeNull();
    expect(requests('contentDetail')).toBe(0);
  });

  test('failed entry says so once, and its retry shows it', async () => {
    const { box, service } = await open(503);
    expect(headings(box, 1)).toHaveLength(1);
    expect(textsOf(box, 'section[aria-live] p')).toHaveLength(1);
    service.answer('contentDetail', listResponse([makeEntry()]));
    await retryAll(box);
    expect(textsOf(box, 'article')).toEqual(['元旦开放时间 Notice']);
    expect(box.querySelector('[data-state]')).toBeNull();
  });

  test('retry of an entry is busy while it loads', async () => {
    const { box, service } = await open(500);
    service.answer('contentDetail', pending);
    await retryAll(box);
    const [button] = retryButtons(box);
    expect([button?.textContent, button?.getAttribute('aria-busy')]).toEqual(['正在重试', 'true']);
  });
});

test.each([
  ['zh', '公告'],
  ['en', 'Notices'],
] as const)('list of a record is linked under its title in %s', async (language, title) => {
  const list = findRoute('Notice');
  if (!list) throw new Error('no route Notice');
  const { box } = await showPart(<ListLink list={list} />, { language });
  const link = getElement(box, 'a');
  expect([link.textContent, link.getAttribute('href')]).toEqual([title, '#/News/Notice']);
});

describe('lead of a section', () => {
  const category = (title: string) =>
    makeCategory('Notice', null, { categoryName: '公告', title, visible: true });
  const lead = (responses: FakeResponses, at = '/News/Notice') =>
    showPart(<SectionLead />, { address: at, responses });

  test('page of a list has the sentence of its category', async () => {
    const { box } = await lead({ categoryList: listResponse([category('开放与闭馆的消息')]) });
    expect(textsOf(box, '.summary')).toEqual(['开放与闭馆的消息']);
  });

  test.each([
    ['without a sentence', listResponse([category('')])],
    ['that is hidden', listResponse([{ ...category('句'), visible: false }])],
    ['whose request failed', 500],
    ['that is loading', pending],
  ])('category %s has no lead', async (_, categoryList) => {
    const { box } = await lead({ categoryList });
    expect(box.querySelector('.summary')).toBeNull();
  });
});
