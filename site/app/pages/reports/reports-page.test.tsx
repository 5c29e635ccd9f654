import { expect, test } from 'vitest';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import ReportsPage from './reports-page';

const render = setUpRendering();

const report = (year: number, visits: number) => ({
  id: `report-${year}`,
  categoryCode: 'Summary',
  title: `${year} 年度报告`,
  summary: `${year} 年的一句话`,
  images: [],
  facts: { year: `${year}`, visits: `${visits}` },
});

const labels = listResponse([{ dictCode: 'fact', dictValue: 'visits', label: '观众人次' }]);

async function at(path: string, answers: object = {}) {
  window.location.hash = `#${path}`;
  const service = createFakeService({
    dictList: labels,
    contentPage: pageResponse([report(2024, 100), report(2025, 110)]),
    contentDetail: listResponse([{ ...report(2025, 110), content: '<p>做成了什么</p>' }]),
    ...answers,
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ reports: ReportsPage }} />
    </TestProviders>,
  );
  return { box, service };
}

test('reports page shows the latest year, its change since the previous year and a chart of all years', async () => {
  const { box } = await at('/Survey/Summary');
  expect(getElement(box, 'h2').textContent).toBe('2025 年度报告');
  expect(getElement(box, 'dl').textContent).toBe('观众人次110比上年 +10%');
  const bars = [...box.querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(bars).toEqual(['2024100', '2025110']);
});

test.each([
  ['reports page shows the year named in the query', '2024', '2024 年度报告'],
  [
    'reports page shows the latest year when the query names a year without a report',
    '1900',
    '2025 年度报告',
  ],
])('%s', async (_, year, title) => {
  const { box } = await at(`/Survey/Summary?year=${year}`);
  expect(getElement(box, 'h2').textContent).toBe(title);
});

test('reports page loads the reports on retry after a failed request', async () => {
  const { box, service } = await at('/Survey/Summary', { contentPage: 502 });
  service.answer('contentPage', pageResponse([]));
  await actAndWait(() => getControl(box, '重试').click());
  expect(box.textContent).toContain('还没有年度报告');
});
