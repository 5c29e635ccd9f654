import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const museum = (id: string, facts: Record<string, string>, title = id) =>
  makeEntry({ id, title, categoryCode: 'Dfbw', facts, summary: '' });
const museums = [
  museum('泽阳馆', { city: '泽阳', hours: '9–17时', mapPlace: '40% 50%' }),
  museum('澄湖馆', { city: '澄湖', mapPlace: '60% 20%' }),
  museum('山馆', { city: '泽阳' }),
];

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('museums of the province are listed with number, city and hours, each linked to its page', async () => {
  const { box } = await openPage('/Dfbw', { responses: { contentPage: pageResponse(museums) } });
  expect(headings(box, 1)).toEqual(['全省博物馆']);
  expect(getElement(box, '.count').textContent).toBe('共 3 座博物馆');
  expect(headings(box, 3)).toEqual(['泽阳馆', '澄湖馆', '山馆']);
  expect(textsOf(box, '.museums .facts')).toEqual(['泽阳 · 9–17时', '澄湖', '泽阳']);
  expect(getElement(box, 'h3 a').getAttribute('href')).toBe(
    `#/Dfbw/${encodeURIComponent('泽阳馆')}`,
  );
});

test('museum without a position is in the list but not on the map', async () => {
  const { box } = await openPage('/Dfbw', { responses: { contentPage: pageResponse(museums) } });
  const map = getElement(box, '[aria-labelledby=museum-map]');
  expect([...map.querySelectorAll('a')].map((pin) => pin.getAttribute('aria-label'))).toEqual([
    '1 泽阳馆',
    '2 澄湖馆',
  ]);
});

test('chosen city is in the address and narrows list and map', async () => {
  const { box } = await openPage('/Dfbw', { responses: { contentPage: pageResponse(museums) } });
  const cities = getElement(box, '[role=group][aria-label=城市]');
  expect(textsOf(cities, 'a')).toEqual(['全部', '泽阳', '澄湖']);
  await actAndWait(() => getControl(cities, '澄湖').click());
  expect(window.location.hash).toBe(`#/Dfbw?city=${encodeURIComponent('澄湖')}`);
  expect(headings(box, 3)).toEqual(['澄湖馆']);
  expect(getElement(box, '.count').textContent).toBe('共 1 座博物馆');
});

test('city without museums shows an empty message and keeps the other cities', async () => {
  const { box } = await openPage('/Dfbw?city=nowhere', {
    responses: { contentPage: pageResponse(museums) },
  });
  expect(box.querySelector('[data-state=empty]')).not.toBeNull();
  expect(getControl(box, '泽阳')).toBeTruthy();
});

test('list of many museums is paged; numbers go on, and the city stays', async () => {
  const many = makeMany(30, ({ id, title }) =>
    museum(id, { city: '泽阳', mapPlace: '1% 1%' }, title),
  );
  const { box } = await openPage(`/Dfbw?city=${encodeURIComponent('泽阳')}&page=2`, {
    responses: { contentPage: pageResponse(many) },
  });
  expect(headings(box, 3)).toHaveLength(6);
  expect(getControl(box, '25 第25条')).toBeTruthy();
  const previous = getControl(box, '上一页').getAttribute('href') ?? '';
  expect(decodeURIComponent(previous)).toContain('city=泽阳');
});

test('museums without any fact are listed, and there is no choice of cities', async () => {
  const { box } = await openPage('/Dfbw', {
    responses: { contentPage: pageResponse([{ id: 'a', title: '小馆' }]) },
  });
  expect(headings(box, 3)).toEqual(['小馆']);
  expect(textsOf(box, '[role=group] a')).toEqual([]);
});

test('failed list of museums shows them after a retry', async () => {
  const { box, service } = await openPage('/Dfbw', { responses: { contentPage: 500 } });
  expect(headings(box, 1)).toEqual(['全省博物馆']);
  service.answer('contentPage', pageResponse(museums));
  await retryAll(box);
  expect(headings(box, 3)).toHaveLength(3);
});

test('list of museums while loading is neither empty nor failed', async () => {
  const { box } = await openPage('/Dfbw', { responses: { contentPage: pending } });
  expect(box.querySelector('[data-state], .count')).toBeNull();
});

test('English list counts one museum in the singular and links to the news', async () => {
  const { box } = await openPage('/Dfbw', {
    language: 'en',
    responses: { contentPage: pageResponse([museum('a', { city: 'Zeyang' }, 'Zeyang Museum')]) },
  });
  expect(getElement(box, '.count').textContent).toBe('1 museum');
  expect(getControl(box, 'News from the museums').getAttribute('href')).toBe('#/Dfbw/DfbwNews');
});
