import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeExhibition, makeImage, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const many = makeMany(12, ({ id, title }) => makeExhibition({ id, title }));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

test('exhibition list shows number, titles, dates and places', async () => {
  const { box } = await openPage('/Exhibition', {
    responses: { exhibitionPage: pageResponse([makeExhibition({ status: 'upcoming' })]) },
  });
  expect(headings(box, 1)).toEqual(['展览']);
  expect(getElement(box, '[role=status]').textContent).toBe('共 1 个展览');
  expect(headings(box, 2)).toEqual(['吉金礼乐云泽青铜文明']);
  expect(textsOf(box, '.when')).toEqual(['即将开展2026年11月7日—2027年2月1日 一号厅']);
});

test.each([
  ['/Exhibition', undefined],
  ['/Exhibition/BaseExhibition', 'base'],
  ['/Exhibition/TemporaryExhibition', 'temporary'],
  ['/Exhibition/ExhibitiomReview', 'review'],
])('list at %s requests exhibitions of its kind', async (address, kind) => {
  const { service } = await openPage(address, {
    responses: { exhibitionPage: pageResponse([]) },
  });
  const [call] = service.calls.filter(({ name }) => name === 'exhibitionPage');
  expect((JSON.parse(call?.body ?? '') as { kind?: string }).kind).toBe(kind);
});

test('status filter is in the address, restarts at page 1, and marks the choice', async () => {
  const { box, service } = await openPage('/Exhibition?page=2', {
    responses: { exhibitionPage: pageResponse(many, 30) },
  });
  await actAndWait(() => getControl(box, '即将开展').click());
  expect(window.location.hash).toBe('#/Exhibition?status=upcoming');
  expect(getControl(box, '即将开展').getAttribute('aria-current')).toBe('true');
  const last = service.calls.findLast(({ name }) => name === 'exhibitionPage');
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ status: 'upcoming', pageNum: 1 });
});

test('list of past exhibitions has no status filter', async () => {
  const { box } = await openPage('/Exhibition/ExhibitiomReview', {
    responses: { exhibitionPage: pageResponse(many) },
  });
  expect(box.querySelector('[role=group][aria-label=按展期筛选]')).toBeNull();
});

test('status that does not exist is no filter', async () => {
  const { box } = await openPage('/Exhibition?status=nonsense', {
    responses: { exhibitionPage: pageResponse(many) },
  });
  expect(getControl(box, '全部').getAttribute('aria-current')).toBe('true');
});

test('long exhibition list is paged; the next page keeps the filter', async () => {
  const { box } = await openPage('/Exhibition?status=current', {
    responses: { exhibitionPage: pageResponse(many, 30) },
  });
  expect(getElement(box, '[role=status]').textContent).toBe('共 30 个展览');
  await actAndWait(() => getControl(box, '下一页').click());
  expect(window.location.hash).toBe('#/Exhibition?status=current&page=2');
  expect(getControl(box, '第 2 页').getAttribute('aria-current')).toBe('page');
});

test('exhibition list without exhibitions says what to do instead', async () => {
  const { box } = await openPage('/Exhibition/BaseExhibition', {
    responses: { exhibitionPage: pageResponse([]) },
  });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('这里暂时没有展览');
});

test('failed exhibition list keeps the filter and shows the list after a retry', async () => {
  const { box, service } = await openPage('/Exhibition', { responses: { exhibitionPage: 500 } });
  expect(getControl(box, '正在展出')).toBeTruthy();
  service.answer('exhibitionPage', pageResponse([makeExhibition()]));
  await retryAll(box);
  expect(headings(box, 2)).toEqual(['吉金礼乐云泽青铜文明']);
});

test('exhibition list while loading shows its title and filter, and no number', async () => {
  const { box } = await openPage('/Exhibition', { responses: { exhibitionPage: pending } });
  expect(headings(box, 1)).toEqual(['展览']);
  expect(getControl(box, '正在展出')).toBeTruthy();
  expect(box.querySelector('[role=status]')?.textContent ?? '').not.toContain('共');
});

test('English exhibition list counts one exhibition in the singular', async () => {
  const { box } = await openPage('/Exhibition', {
    language: 'en',
    responses: { exhibitionPage: pageResponse([makeExhibition({ title: 'Rites', place: '' })]) },
  });
  expect(getElement(box, '[role=status]').textContent).toBe('1 exhibition');
  expect(textsOf(box, '.when')).toEqual(['7 November 2026 – 1 February 2027']);
});

test('first picture of an exhibition list loads eagerly, the others lazily', async () => {
  const images = [makeImage()];
  const { box } = await openPage('/Exhibition/BaseExhibition', {
    responses: {
      exhibitionPage: pageResponse(
        makeMany(3, ({ id, title }) => makeExhibition({ id, title, images })),
      ),
    },
  });
  const loading = [...box.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});
