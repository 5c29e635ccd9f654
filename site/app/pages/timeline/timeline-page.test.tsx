import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Survey/History';
const event = (id: string, year: number, rest = {}) =>
  makeEntry({ id, title: id, publishedAt: `${year}-05-01T00:00:00+08:00`, ...rest });

test('timeline groups events by decade and shows the year of each', async () => {
  const { box, service } = await openPage(address, {
    responses: {
      contentPage: pageResponse([event('建馆', 1953), event('迁址', 1958), event('新馆', 2011)]),
    },
  });
  expect(headings(box, 2)).toHaveLength(2);
  expect(headings(box, 2).map((text) => /\d{4}/.exec(text)?.[0])).toEqual(['1950', '2010']);
  expect(headings(box, 3)).toEqual(['建馆', '迁址', '新馆']);
  expect(textsOf(box, '.year')).toEqual(['1953', '1958', '2011']);
  expect(service.calls.find(({ name }) => name === 'contentPage')?.body).toContain('"oldest"');
});

test('decades of the timeline have a jump button each, which focuses the heading', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const { box } = await openPage(address, {
    responses: { contentPage: pageResponse([event('建馆', 1953), event('新馆', 2011)]) },
  });
  const [, second = ''] = headings(box, 2);
  await actAndWait(() => getControl(getElement(box, 'nav'), second).click());
  expect(document.activeElement?.textContent).toBe(second);
  expect(window.location.hash).toBe(`#${address}`);
});

test('event shows its picture and its link; an unsafe link is left out', async () => {
  const { box } = await openPage(address, {
    responses: {
      contentPage: pageResponse([
        event('建馆', 1953, { images: [makeImage()], linkUrl: '#/News/Notice/a' }),
        event('迁址', 1958, { linkUrl: 'javascript:alert(1)' }),
        event('新馆', 1959, { linkUrl: 'https://museum.example/' }),
      ]),
    },
  });
  const links = [...box.querySelectorAll('.years a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/News/Notice/a', 'https://museum.example/']);
  expect(getElement(box, '.years a').textContent).toContain('：建馆');
  expect(box.querySelectorAll('.years img')).toHaveLength(1);
});

test('timeline without events says so', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pageResponse([]) } });
  expect(getElement(box, '[data-state=empty]').textContent).toBeTruthy();
});

test('failed timeline keeps its title and shows the events after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { contentPage: 500 } });
  expect(headings(box, 1)).toHaveLength(1);
  service.answer('contentPage', pageResponse([event('建馆', 1953)]));
  await retryAll(box);
  expect(headings(box, 3)).toEqual(['建馆']);
});

test('timeline while loading shows its title and no failure', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pending } });
  expect(headings(box, 1)).toHaveLength(1);
  expect(box.querySelector('[data-state], h2')).toBeNull();
});

test('timeline of more than a hundred events is paged', async () => {
  const { box } = await openPage(address, {
    responses: { contentPage: pageResponse([event('建馆', 1953)], 250) },
  });
  expect(getControl(box, '第 3 页').getAttribute('href')).toBe(`#${address}?page=3`);
});

test('English timeline names decades in English', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: { contentPage: pageResponse([event('Founded', 1953, { summary: 'A library.' })]) },
  });
  expect(headings(box, 2)).toEqual([
    expect.stringMatching(/^\P{Script=Han}*1950\P{Script=Han}*$/u),
  ]);
});
