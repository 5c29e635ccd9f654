import { expect, test } from 'vitest';
import { findRoute } from '../../contract/shared/route-paths';
import { pageLoaders } from './page-loaders';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../testing/test-app';
import { actAndWait, getElement, setUpRendering } from '../testing/render';

const render = setUpRendering();

/** More than two pages of the maximum page size. */
const total = 230;

const entry = (number: number, categoryCode: string) => ({
  id: `record-${number}`,
  categoryCode,
  title: `#${number};`,
  summary: '',
  images: [],
  publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString(),
  linkUrl: 'https://other.example/',
  facts: { donor: 'Shen', post: 'Keeper', city: 'Zeyang', level: 'A', mapPlace: '50,50' },
});

interface PageInput {
  categoryCode: string;
  pageNum: number;
  pageSize: number;
  order?: string;
}

function recordsPage({ categoryCode, pageNum, pageSize, order }: PageInput) {
  const all = Array.from({ length: total }, (_, index) => entry(index, categoryCode));
  if (order === 'oldest') all.reverse();
  return pageResponse(all.slice((pageNum - 1) * pageSize, pageNum * pageSize), total);
}

async function renderRoute(name: string, service: ReturnType<typeof createFakeService>) {
  const route = findRoute(name);
  if (!route) throw new Error(name);
  window.location.hash = `#${route.path}`;
  const { default: Page } = await pageLoaders[route.page]();
  const container = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ [route.page]: Page }} />
    </TestProviders>,
  );
  await settle();
  return container;
}

async function renderRouteWithRecords(name: string) {
  const service = createFakeService({
    contentPage: (input: unknown) => recordsPage(input as PageInput),
    contentCategoryText: listResponse([]),
    contentListByParentCode: listResponse([]),
    contentPageByRecommend: pageResponse([]),
    contentDetail: listResponse([]),
  });
  return renderRoute(name, service);
}

const recordTitles = (container: HTMLElement) => container.textContent.match(/#\d+;/g) ?? [];
const nothing = () => undefined;
const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await actAndWait(nothing);
};

test.each([
  'Events',
  'History',
  'BaseAndUnit',
  'Leader',
  'FriendLink',
  'CloudClassroom',
  'CulDonation',
  'revolution',
  'Music',
  'Dfbw',
  'CulPublication',
  'Treasure',
])('pagination of the %s page reaches all 230 records', async (name) => {
  const container = await renderRouteWithRecords(name);
  const seen = new Set(recordTitles(container));
  for (let turn = 0; turn < 20; turn++) {
    const next = container.querySelector<HTMLElement>('a[rel=next]');
    if (!next) break;
    await actAndWait(() => next.click());
    await settle();
    for (const text of recordTitles(container)) seen.add(text);
  }
  expect(seen.size).toBe(total);
});

test('timeline starts with the oldest record when the records span several calls', async () => {
  const container = await renderRouteWithRecords('History');
  expect(recordTitles(container)[0]).toBe(`#${total - 1};`);
});

test('text page shows its own text when a hundred entries of subcategories are newer', async () => {
  const subcategoryPage = (input: PageInput) =>
    pageResponse(
      Array.from({ length: input.pageSize }, (_, index) => entry(index, 'TourGuide')),
      500,
    );
  const own = { ...entry(1, 'Service'), summary: 'The own text', content: '<p>Whole</p>' };
  const service = createFakeService({
    contentPage: (input: unknown) => subcategoryPage(input as PageInput),
    contentCategoryText: listResponse([own]),
    contentListByParentCode: listResponse([]),
  });
  const container = await renderRoute('Service', service);
  expect(getElement(container, '.summary').textContent).toBe('The own text');
});
