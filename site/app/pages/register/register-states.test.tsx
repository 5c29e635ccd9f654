import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const rules = '/Survey/Rules';
const rule = (fields: Parameters<typeof makeEntry>[0] = {}) =>
  makeEntry({ id: 'r1', categoryCode: 'Rules', title: '参观须知', ...fields });
const open = (responses: FakeResponses, address = rules, language: 'zh' | 'en' = 'zh') =>
  openPage(address, { language, responses });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('month of a document is that of the museum’s time zone, its full date is hidden text', async () => {
  const newYear = rule({ publishedAt: '2025-12-31T16:00:00Z' });
  const { box } = await open({ contentPage: pageResponse([newYear]) });
  expect(textsOf(box, '.rows time [aria-hidden]')).toEqual(['2026.01']);
  expect(getElement(box, '.rows time').textContent).toContain('2026年1月1日');
  const english = await open({ contentPage: pageResponse([newYear]) }, rules, 'en');
  expect(textsOf(english.box, '.rows time [aria-hidden]')).toEqual(['Jan 2026']);
});

test('document without date, labels of its facts and summary is shown, and offers no retry', async () => {
  const bare = rule({ publishedAt: '', facts: { number: '1' }, summary: '', title: hostileText });
  const { box } = await open({ contentPage: pageResponse([bare]), dictList: 500 });
  expect(headings(box, 2)[0]).toContain('<img src=x');
  expect(box.querySelector('.rows dl, .rows button, [onerror]')).toBeNull();
  expect(box.textContent).not.toMatch(/Invalid|undefined/);
});

test('labels of the facts that failed have one message with a retry above the list', async () => {
  const rows = ['1', '2'].map((number) => rule({ id: number, facts: { number } }));
  const { box, service } = await open({ contentPage: pageResponse(rows), dictList: 500 });
  expect(textsOf(box, '[data-state=failed] button')).toEqual(['重试']);
  const label = { dictCode: 'fact', dictValue: 'number', label: '文号' };
  service.answer('dictList', listResponse([label]));
  await retryAll(box);
  expect(textsOf(box, '.rows dt')).toEqual(['文号', '文号']);
});

test('facts of a document stay in the order of its list and leave out unknown ones', async () => {
  const facts = { issuer: '馆务会', number: '三号', price: '5 元' };
  const label = (dictValue: string, text: string) => ({ dictCode: 'fact', dictValue, label: text });
  const { box } = await open({
    contentPage: pageResponse([rule({ facts })]),
    dictList: listResponse([
      label('price', '价'),
      label('issuer', '发布'),
      label('number', '文号'),
    ]),
  });
  expect(textsOf(box, '.rows dt')).toEqual(['文号', '发布']);
});

test('register counts its documents in both languages and pages by twelve', async () => {
  const { box, service } = await open({ contentPage: pageResponse([rule()], 30) });
  expect(textsOf(box, '.count')).toEqual(['共 30 条']);
  expect(service.calls.find(({ name }) => name === 'contentPage')?.body).toContain('"pageSize":12');
  expect(() => getControl(box, '第 4 页')).toThrow();
  const english = await open({ contentPage: pageResponse([rule()], 30) }, rules, 'en');
  expect(textsOf(english.box, '.count')[0]).toMatch(/^30 /);
});

test('register without documents says so', async () => {
  const { box } = await open({ contentPage: pageResponse([]) });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
});

test('failed register keeps its title and shows the documents after a retry', async () => {
  const { box, service } = await open({ contentPage: 500 });
  expect(headings(box, 1)).toHaveLength(1);
  service.answer('contentPage', pageResponse([rule()]));
  await retryAll(box);
  expect(headings(box, 2)).toEqual(['参观须知']);
});

test('register while loading is neither empty nor failed', async () => {
  const { box } = await open({ contentPage: pending });
  expect(getElement(box, '[aria-busy=true]').textContent).toContain('正在加载');
  expect(box.querySelector('[data-state]')).toBeNull();
});
