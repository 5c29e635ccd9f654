import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, page, rows } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { ReportsPage } from './reports-page';

const render = setUpRendering();

const report = (year: number, visits: number) => ({
  id: `report-${year}`,
  categoryCode: 'Summary',
  title: `${year} 年度报告`,
  summary: `${year} 年的一句话`,
  images: [],
  facts: { year: `${year}`, visits: `${visits}` },
});

const labels = rows([{ dictCode: 'fact', dictValue: 'visits', label: '观众人次' }]);

async function at(path: string, answers: object = {}) {
  window.location.hash = `#${path}`;
  const service = fakeService({
    dictList: labels,
    contentPage: page([report(2024, 100), report(2025, 110)]),
    contentDetail: rows([{ ...report(2025, 110), content: '<p>做成了什么</p>' }]),
    ...answers,
  });
  const box = await render(
    <Museum service={service}>
      <Routed pages={{ reports: () => Promise.resolve(ReportsPage) }} />
    </Museum>,
  );
  return { box, service };
}

test('the latest year comes first, beside the year before and among the others', async () => {
  const { box } = await at('/Survey/Summary');
  expect(find(box, 'h2').textContent).toBe('2025 年度报告');
  expect(find(box, 'dl').textContent).toBe('观众人次110比上年 +10%');
  const bars = [...box.querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(bars).toEqual(['2024100', '2025110']);
});

test.each([
  ['the address names a year', '2024', '2024 年度报告'],
  ['a year without a report gives way to the latest', '1900', '2025 年度报告'],
])('%s', async (_, year, title) => {
  const { box } = await at(`/Survey/Summary?year=${year}`);
  expect(find(box, 'h2').textContent).toBe(title);
});

test('where the reports did not come, they can be asked for again', async () => {
  const { box, service } = await at('/Survey/Summary', { contentPage: 502 });
  service.answer('contentPage', page([]));
  await doing(() => control(box, '重试').click());
  expect(box.textContent).toContain('还没有年度报告');
});
