import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { setUpRendering } from '../../testing/render';
import { ClockProvider } from './clock';
import { HoursText } from './hours-text';
import { OpeningToday } from './opening-today';

const render = setUpRendering();

const hours = { opens: '09:00', lastEntry: '16:30', closes: '17:00' };
const opening = [
  {
    weekdays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    hours,
    text: '周二至周日 9:00–17:00',
  },
  { from: '2027-02-05', until: '2027-02-16', text: '春节闭馆' },
];

async function showAt(local: string, language: 'zh' | 'en' = 'zh', rules: unknown[] = opening) {
  const now = new Date(`${local}+08:00`);
  const site = { id: '1', siteCode: 'museum-zh', website: '/', opening: rules };
  const box = await render(
    <TestProviders
      key={`${local}${rules.length}`}
      service={createFakeService({ siteDetail: listResponse([site]) })}
    >
      <TestRouter>
        <ClockProvider value={{ now: () => now }}>
          <div id="today">
            <OpeningToday />
          </div>
          <p id="hours">
            <HoursText />
          </p>
        </ClockProvider>
      </TestRouter>
    </TestProviders>,
    language,
  );
  const text = (id: string) => box.querySelector(`#${id}`)?.textContent;
  return {
    today: text('today'),
    hours: text('hours'),
    href: box.querySelector('#today a')?.getAttribute('href'),
  };
}

test('the opening line shows closing time and last entry while open', async () => {
  expect((await showAt('2026-11-21T10:00')).today).toBe('今日开放，至 17:0016:30 停止入馆');
});

test('the opening line says that entry has ended after the last entry', async () => {
  expect((await showAt('2026-11-21T16:45')).today).toBe('今日 16:30 已停止入馆，17:00 闭馆');
  expect((await showAt('2026-11-21T16:45', 'en')).today).toBe(
    'Last entry was at 16:30, closing at 17:00',
  );
});

test('the opening line shows the next opening when closed', async () => {
  expect((await showAt('2026-11-22T18:00')).today).toBe('今日已闭馆，周二 9:00 开放');
  expect((await showAt('2026-11-23T10:00')).today).toBe('今日闭馆，明日 9:00 开放');
});

test('the opening line is in English on English pages', async () => {
  expect((await showAt('2026-11-22T18:00', 'en')).today).toBe(
    'Closed for today, open on Tuesday from 9:00',
  );
});

test('the opening line shows a date when the next opening is more than a week away', async () => {
  expect((await showAt('2027-02-05T10:00')).today).toBe('今日闭馆，2月17日 9:00 开放');
  expect((await showAt('2027-02-05T10:00', 'en')).today).toBe(
    'Closed today, open on 17 February from 9:00',
  );
});

test('the opening hours are those of the site record, and empty without any', async () => {
  expect((await showAt('2026-11-21T10:00')).hours).toBe(
    '周二至周日 9:00\u2060–\u206017:00；春节闭馆',
  );
  expect(await showAt('2026-11-21T10:00', 'zh', [])).toMatchObject({ today: '', hours: '' });
});

test('the opening line shows the times of the site record', async () => {
  const summer = { hours: { opens: '10:30', lastEntry: '18:00', closes: '19:15' }, text: '夏季' };
  const { today } = await showAt('2026-11-21T11:00', 'zh', [summer]);
  expect(today).toContain('19:15');
  expect(today).toContain('18:00');
});

test('the opening line is a link to the visitor guide, which begins with the hours', async () => {
  expect((await showAt('2026-11-21T10:00')).href).toBe('#/Service/TourGuide');
});
