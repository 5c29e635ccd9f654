import { beforeEach, expect, test, vi } from 'vitest';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { createOpenPage, reportAllVisible, textsOf } from '../../testing/open-page';
import { makeExhibit, makeExhibition } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse } from '../../testing/test-app';
import '../../features/floor-plan/floor-plan-dialog';

const openPage = createOpenPage(setUpRendering());
const { content: _content, summary: _summary, ...show } = makeExhibition();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  reportAllVisible();
});

const open = async (fields: Partial<Exhibit>, path = '/Collection/ExcellentCollection/ding') => {
  const { box } = await openPage(path, {
    responses: {
      exhibitDetail: listResponse([makeExhibit(fields)]),
      exhibitRelated: listResponse([]),
      exhibitionPage: pageResponse([]),
    },
  });
  await vi.waitFor(() => getElement(box, 'h1'));
  return box;
};

test('object on view says where, and opens the floor plan at its showcase', async () => {
  const onView = { room: 'L2-jade-hall', showcase: 3 };
  const box = await open({ exhibitions: [{ ...show, place: '二层 玉器馆', onView }] });
  expect(getElement(box, '.on-view').textContent).toContain('正在展出二层 玉器馆，展柜3');
  await actAndWait(() => getControl(box, '在平面图上看').click());
  await vi.waitFor(() => getElement(document, 'dialog svg [role=img][aria-label=展柜3]'));
  expect(getElement(document, 'dialog h2').textContent).toBe('楼层图：青铜鼎');
  expect(
    getElement(document, 'dialog svg [aria-pressed=true]').getAttribute('aria-label'),
  ).toContain('玉器馆');
});

test('object that is in the store says that it is not on view', async () => {
  const box = await open({ exhibitions: [{ ...show, status: 'past' }] });
  expect(getElement(box, '.on-view').textContent).toBe('暂不展出');
});

test('object that the museum has never shown says nothing of being on view', async () => {
  expect((await open({ exhibitions: [] })).querySelector('.on-view')).toBeNull();
});

test('history lists owners, publications, exhibitions with a link, and those elsewhere', async () => {
  const box = await open({
    provenance: ['泽阳许氏旧藏。', '1961年捐赠。'],
    bibliography: ['《双桥墓地》，1993年。'],
    exhibitionHistory: ['“双桥三年”，1985—1989年。'],
    exhibitions: [{ ...show, id: 'rites', title: '吉金礼乐' }],
  });
  await vi.waitFor(() => getElement(box, '#history'));
  const section = getElement(box, '[aria-labelledby=history]');
  expect(textsOf(section, 'h3')).toEqual(['流传经过', '展览', '书目']);
  expect(textsOf(section, 'li').map((text) => text.slice(0, 5))).toEqual([
    '泽阳许氏旧',
    '1961年',
    '吉金礼乐2',
    '“双桥三年',
    '《双桥墓地',
  ]);
  expect(getElement(section, 'li a').getAttribute('href')).toBe(
    '#/Exhibition/TemporaryExhibition/rites',
  );
});

test('statements after the sixth are folded, a single one of them is not', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `第${index}位藏家`);
  const box = await open({ provenance: lines(9), bibliography: lines(7) });
  await vi.waitFor(() => getElement(box, '#history'));
  expect(textsOf(box, 'details summary')).toEqual(['其余 3 条']);
  expect(textsOf(box, 'details li')).toHaveLength(3);
});

test('object without a history has no section of it', async () => {
  expect((await open({})).querySelector('#history')).toBeNull();
});
