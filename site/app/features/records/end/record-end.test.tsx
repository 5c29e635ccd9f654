import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createOpenPage,
  headings,
  reportAllVisible,
  textsOf,
  waitForText,
} from '../../../testing/open-page';
import { makeEntry, makeExhibit, makeImage, makeMany, makePart } from '../../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../../testing/render';
import { listResponse, pageResponse, type FakeResponses } from '../../../testing/test-app';

const openPage = createOpenPage(setUpRendering());

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  reportAllVisible();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the third of six records of a list; its text names the object `gu`. */
async function openThird(
  listPath: string,
  categoryCode: string,
  fields: object = {},
  entries = makeMany(6, ({ id, title }) => makeEntry({ id, title, categoryCode })),
  answers: FakeResponses = {},
) {
  const own = {
    ...entries[2],
    content: '<p>见<a href="#/Collection/ExcellentCollection/gu">青铜觚</a>。</p>',
    ...fields,
  };
  const opened = await openPage(`${listPath}/${entries[2]?.id ?? ''}`, {
    responses: {
      contentDetail: listResponse([own]),
      contentPage: pageResponse(entries),
      exhibitPage: pageResponse([makeExhibit({ id: 'gu', title: '青铜觚' })]),
      ...answers,
    },
  });
  return { ...opened, entries };
}

test.each([
  ['article', '/News/ActNews', 'ActNews'],
  ['paper', '/Research/SpecialThesis', 'SpecialThesis'],
  ['lesson', '/Education/CloudClassroom/CloudClassroom', 'CloudClassroom'],
])('%s ends with its objects, three further ones, previous and next', async (_, path, code) => {
  const { box, entries } = await openThird(path, code);
  await waitForText(box, '接着读');
  expect(headings(box, 2).slice(-2)).toEqual(['文中的藏品', '接着读']);
  expect(textsOf(box, '[aria-labelledby=named-objects] .title')).toEqual(['青铜觚']);
  expect(box.querySelectorAll('[aria-labelledby=related-entries] li')).toHaveLength(3);
  const [, newer, , older] = entries;
  const links = [...getElement(box, '[aria-label=上一篇与下一篇]').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `#${path}/${newer?.id ?? ''}`,
    `#${path}/${older?.id ?? ''}`,
  ]);
});

test('film ends with its objects, the previous and the next film; further films stand beside its text', async () => {
  const { box } = await openThird('/DigitalMuseum/Video/ExhVideo', 'ExhVideo');
  await waitForText(box, '上一部');
  expect(textsOf(box, '[aria-labelledby=named-objects] .title')).toEqual(['青铜觚']);
  expect(getElement(box, '[aria-label=上一部与下一部]').querySelectorAll('a')).toHaveLength(2);
  expect(box.querySelector('[aria-labelledby=related-entries]')).toBeNull();
});

test('objects of the steps of a lesson stand at its end', async () => {
  const parts = [makePart({ kind: 'step', id: 's', object: 'gu' })];
  const { box } = await openThird('/Education/CloudClassroom/CloudClassroom', 'CloudClassroom', {
    content: '',
    parts,
  });
  await waitForText(box, '文中的藏品');
  expect(textsOf(box, '[aria-labelledby=named-objects] .title')).toEqual(['青铜觚']);
});

test('failed request of the objects leaves the end, and a retry shows them', async () => {
  const { box, service } = await openThird('/News/ActNews', 'ActNews', {}, undefined, {
    exhibitPage: 500,
  });
  await waitForText(box, '接着读');
  const section = getElement(box, '[aria-labelledby=named-objects]');
  service.answer('exhibitPage', pageResponse([makeExhibit({ id: 'gu', title: '青铜觚' })]));
  await actAndWait(() => getControl(section, '重试').click());
  expect(textsOf(section, '.title')).toEqual(['青铜觚']);
});

test('objects that this site does not show leave no heading', async () => {
  const { box } = await openThird('/News/ActNews', 'ActNews', {}, undefined, {
    exhibitPage: pageResponse([]),
  });
  await waitForText(box, '接着读');
  expect(headings(box, 2)).not.toContain('文中的藏品');
});

test('failed request of the list leaves the objects, and a retry shows previous and next', async () => {
  const { box, service, entries } = await openThird('/News/ActNews', 'ActNews', {}, undefined, {
    contentPage: 500,
  });
  await waitForText(box, '青铜觚');
  service.answer('contentPage', pageResponse(entries));
  await actAndWait(() => getControl(box, '重试').click());
  expect(getElement(box, '[aria-label=上一篇与下一篇]').querySelectorAll('a')).toHaveLength(2);
});

test.each([
  ['no further entry has a picture, no drawing stands in for them', [], 0],
  ['some further entries have a picture, drawings stand in for the others', [makeImage()], 3],
])('where %s', async (_, images, count) => {
  const entries = makeMany(6, ({ id, title }) => makeEntry({ id, title, categoryCode: 'Rules' }));
  const [first, ...others] = entries;
  const { box } = await openThird('/Survey/Rules/Rules', 'Rules', {}, [
    { ...makeEntry(first), images },
    ...others,
  ]);
  await waitForText(box, '接着读');
  expect(box.querySelectorAll('[aria-labelledby=related-entries] .view')).toHaveLength(count);
});
