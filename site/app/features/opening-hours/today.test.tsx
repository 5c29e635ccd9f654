import { expect, test } from 'vitest';
import { Museum, fakeService, rows } from '../../testing/museum';
import { setUpRendering } from '../../testing/render';
import { ClockProvider } from './clock';
import { HoursText } from './hours-text';
import { Today } from './today';

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

async function on(local: string, language: 'zh' | 'en' = 'zh', rules: unknown[] = opening) {
  const now = new Date(`${local}+08:00`);
  const site = { id: '1', siteCode: 'museum-zh', website: '/', opening: rules };
  const box = await render(
    <Museum key={`${local}${rules.length}`} service={fakeService({ siteDetail: rows([site]) })}>
      <ClockProvider value={() => now}>
        <p id="today">
          <Today />
        </p>
        <p id="hours">
          <HoursText />
        </p>
      </ClockProvider>
    </Museum>,
    language,
  );
  const text = (id: string) => box.querySelector(`#${id}`)?.textContent;
  return { today: text('today'), hours: text('hours') };
}

test('says whether one can still go in', async () => {
  expect((await on('2026-11-21T10:00')).today).toBe('今日开放，至 17:0016:30 停止入馆');
});

test('after the last entry the line no longer invites anyone in', async () => {
  expect((await on('2026-11-21T16:45')).today).toBe('今日 16:30 已停止入馆，17:00 闭馆');
  expect((await on('2026-11-21T16:45', 'en')).today).toBe(
    'Last entry was at 16:30, closing at 17:00',
  );
});

test('says when the doors open next', async () => {
  expect((await on('2026-11-22T18:00')).today).toBe('今日已闭馆，周二 9:00 开放');
  expect((await on('2026-11-23T10:00')).today).toBe('今日闭馆，明日 9:00 开放');
});

test('says it in English', async () => {
  expect((await on('2026-11-22T18:00', 'en')).today).toBe(
    'Closed for today, open on Tuesday from 9:00',
  );
});

test('names the date of an opening that is more than a week away', async () => {
  expect((await on('2027-02-05T10:00')).today).toBe('今日闭馆，2月17日 9:00 开放');
  expect((await on('2027-02-05T10:00', 'en')).today).toBe(
    'Closed today, open on 17 February from 9:00',
  );
});

test('the hours follow the content of the museum, and say nothing without it', async () => {
  expect((await on('2026-11-21T10:00')).hours).toBe('周二至周日 9:00–17:00；春节闭馆');
  expect(await on('2026-11-21T10:00', 'zh', [])).toEqual({ today: '', hours: '' });
});
