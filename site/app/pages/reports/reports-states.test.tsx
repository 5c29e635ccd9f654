import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/shared/sites';
import { createOpenPage, headings, retryAll, retryButtons, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Survey/Summary';
const label = (dictValue: string, text: string) => ({ dictCode: 'fact', dictValue, label: text });
const labels = [
  label('visits', '观众人次'),
  label('conserved', '修复文物'),
  label('papers', '论文'),
];
const report = (id: string, facts: Record<string, string>, title = id) =>
  makeEntry({ id, title, categoryCode: 'Summary', summary: '', facts });

const complete = [
  report('r24', { year: '2024', visits: '1200000', conserved: '80', papers: '0' }, '2024 年报'),
  report('r25', { year: '2025', visits: '900000', conserved: '80', papers: '7' }, '2025 年报'),
];

const open = (
  rows: readonly unknown[] = complete,
  responses: FakeResponses = {},
  { query = '', language = 'zh' }: { query?: string; language?: Language } = {},
) =>
  openPage(address + query, {
    language,
    responses: {
      contentPage: pageResponse([...rows]),
      contentDetail: listResponse([makeEntry({ content: '<p>做成了什么</p>' })]),
      dictList: listResponse(labels),
      ...responses,
    },
  });

const figures = (box: HTMLElement) => textsOf(box, '.figures dl > div');
const charts = (box: HTMLElement) =>
  [...box.querySelectorAll('table')].map((table) => [
    getElement(table, 'caption').textContent,
    ...textsOf(table, 'tr'),
  ]);

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('figures', () => {
  test('figures have their change with a minus sign; none where the year before was nothing', async () => {
    const { box } = await open();
    expect(headings(box, 3)).toEqual(['2025 年的数字']);
    expect(figures(box)).toEqual(['观众人次900,000比上年 −25%', '修复文物80比上年 +0%', '论文7']);
  });

  test('charts have a bar for each year, the longest for the highest, and mark the year shown', async () => {
    const { box } = await open();
    expect(charts(box)).toEqual([
      ['历年观众人次', '20241,200,000', '2025900,000'],
      ['历年修复文物', '202480', '202580'],
    ]);
    const bars = [...box.querySelectorAll<HTMLElement>('table:first-child .bar')];
    expect(bars.map(({ style }) => style.width)).toEqual(['100%', '75%']);
    expect(textsOf(box, 'tr[data-shown] th')).toEqual(['2025', '2025']);
  });

  test('figure that is no whole number is left out', async () => {
    const { box } = await open([
      report('a', { year: '2025', visits: 'viele', conserved: '-3', papers: '1.5' }),
    ]);
    expect(figures(box)).toEqual([]);
    expect(charts(box)).toEqual([]);
  });

  test('report of the first year has no change and no chart', async () => {
    const { box } = await open(complete.slice(0, 1));
    expect(figures(box)).toEqual(['观众人次1,200,000', '修复文物80', '论文0']);
    expect(charts(box)).toEqual([]);
  });

  test('English report has English words around the same figures', async () => {
    const english = [
      label('visits', 'Visits'),
      label('conserved', 'Conserved'),
      label('papers', 'Papers'),
    ];
    const { box } = await open(complete, { dictList: listResponse(english) }, { language: 'en' });
    expect(figures(box)[0]).toBe('Visits900,000−25% on the year before');
    expect(charts(box)[0]?.[0]).toBe('Visits, year by year');
  });
});

describe('years', () => {
  test('year is chosen in the address; a report without a year has its title there', async () => {
    const { box } = await open([...complete, report('founding', {}, '建馆报告')]);
    expect(textsOf(box, '.years a')).toEqual(['2025', '2024', '建馆报告']);
    await actAndWait(() => getControl(box, '建馆报告').click());
    expect(window.location.hash).toBe(`#${address}?year=founding`);
    expect(headings(box, 2)).toEqual(['建馆报告']);
    expect(headings(box, 3)).toEqual(['数字（年度未注明）']);
    // Nothing is marked in the charts of the other years.
    expect(box.querySelector('tr[data-shown]')).toBeNull();
  });

  test('two reports of one year can both be read', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { box } = await open([
      report('annual', { year: '2025', visits: '1' }, '年度报告'),
      report('finance', { year: '2025', visits: '2' }, '财务报告'),
    ]);
    const links = [...box.querySelectorAll('.years a')].map((link) => link.getAttribute('href'));
    expect(new Set(links).size).toBe(2);
    const shown = headings(box, 2);
    await actAndWait(() => getElement(box, '.years a:not([aria-current])').click());
    expect([...shown, ...headings(box, 2)].sort()).toEqual(['年度报告', '财务报告'].sort());
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('states', () => {
  test('reports page without reports says so', async () => {
    const { box } = await open([]);
    expect(getElement(box, '[data-state=empty]').textContent).toBe('还没有年度报告。');
  });

  test('reports page while loading is neither empty nor failed', async () => {
    const { box } = await open([], { contentPage: pending });
    expect(headings(box, 1)).toHaveLength(1);
    expect(box.querySelector('[data-state]')).toBeNull();
  });

  test('failed labels and text leave the report; a retry of each shows them', async () => {
    const { box, service } = await open(complete, { dictList: 500, contentDetail: 503 });
    expect(headings(box, 2)).toEqual(['2025 年报']);
    expect(retryButtons(box).length).toBeGreaterThanOrEqual(2);
    service.answer('dictList', listResponse(labels));
    service.answer('contentDetail', listResponse([makeEntry({ content: '<p>做成了什么</p>' })]));
    await retryAll(box);
    expect(figures(box)).toHaveLength(3);
    expect(box.textContent).toContain('做成了什么');
    expect(retryButtons(box)).toEqual([]);
  });

  test('markup in title and summary of a report is shown as text', async () => {
    const { box } = await open([{ ...report('a', {}, hostileText), summary: hostileText }]);
    expect(box.querySelector('[onerror]')).toBeNull();
    expect(headings(box, 2)[0]).toContain('<img src=x');
  });
});
