import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeExhibit, makeImage, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/DigitalMuseum/DigitalCollection';
const images = [makeImage()];
const dictList = ({ dictCode }: Record<string, unknown>) =>
  listResponse(
    dictCode === 'period'
      ? [{ dictCode, dictValue: 'shang', label: '商' }]
      : [{ dictCode, dictValue: 'bronze', label: '青铜器' }],
  );

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('picture wall links every object by its title, also one without a picture', async () => {
  const { box } = await openPage(address, {
    responses: {
      dictList,
      exhibitPage: pageResponse([
        makeExhibit({ images, turns: true }),
        makeExhibit({ id: 'gui', title: '青铜簋' }),
      ]),
    },
  });
  expect(textsOf(box, '.wall a')).toEqual(['360°青铜鼎', '青铜簋']);
  expect(getElement(box, '.wall a').getAttribute('href')).toBe(
    '#/Collection/ExcellentCollection/ding',
  );
  expect(getElement(box, '.count').textContent).toBe('共 2 件藏品');
});

test('period and material are chosen in the address, together and from page 1', async () => {
  const { box, service } = await openPage(`${address}?page=2`, {
    responses: { dictList, exhibitPage: pageResponse([makeExhibit()], 100) },
  });
  await actAndWait(() => getControl(getElement(box, '[aria-label=时代]'), '商').click());
  await actAndWait(() => getControl(getElement(box, '[aria-label=质地]'), '青铜器').click());
  expect(window.location.hash).toBe(`#${address}?period=shang&material=bronze`);
  const last = service.calls.findLast(({ name }) => name === 'exhibitPage')?.body;
  expect(last).toContain('period=shang');
  expect(last).toContain('material=bronze');
  expect(last).toContain('pageNum=1');
});

test('picture wall without matching objects links to all of them', async () => {
  const { box } = await openPage(`${address}?period=shang`, {
    responses: { dictList, exhibitPage: pageResponse([]) },
  });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('没有符合条件的藏品');
  expect(getControl(box, '清除筛选').getAttribute('href')).toBe(`#${address}`);
});

test('failed request of the filters leaves the wall, and its retry shows them', async () => {
  const { box, service } = await openPage(address, {
    responses: { dictList: 500, exhibitPage: pageResponse([makeExhibit()]) },
  });
  expect(textsOf(box, '.wall a')).toEqual(['青铜鼎']);
  service.answer('dictList', dictList);
  await retryAll(box);
  expect(getElement(box, '[role=group][aria-label=时代]').textContent).toContain('商');
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});

test('failed wall keeps title and filters, and shows the objects after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { dictList, exhibitPage: 500 } });
  expect(headings(box, 1)).toEqual(['数字典藏']);
  expect(getElement(box, '[role=group][aria-label=时代]')).toBeTruthy();
  service.answer('exhibitPage', pageResponse([makeExhibit()]));
  await retryAll(box);
  expect(textsOf(box, '.wall a')).toEqual(['青铜鼎']);
});

test('picture wall while loading has no number and no failure', async () => {
  const { box } = await openPage(address, { responses: { dictList, exhibitPage: pending } });
  expect(box.querySelector('[data-state], .count')).toBeNull();
});

test('long picture wall is paged, and the next page keeps the filter', async () => {
  const { box } = await openPage(`${address}?period=shang`, {
    responses: {
      dictList,
      exhibitPage: pageResponse(
        makeMany(36, ({ id, title }) => makeExhibit({ id, title })),
        100,
      ),
    },
  });
  expect(textsOf(box, '.wall a')).toHaveLength(36);
  expect(getControl(box, '下一页').getAttribute('href')).toBe(`#${address}?period=shang&page=2`);
});
