import { expect, test } from 'vitest';
import { routeNamed } from '../contract/route-paths';
import { pageLoaders } from './page-loaders';
import { Museum, Routed, fakeService, page, rows } from './testing/museum';
import { doing, find, setUpRendering } from './testing/render';

const render = setUpRendering();

/** More than two pages of a call. */
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

function pageOfRecords({ categoryCode, pageNum, pageSize, order }: PageInput) {
  const all = Array.from({ length: total }, (_, index) => entry(index, categoryCode));
  if (order === 'oldest') all.reverse();
  return page(all.slice((pageNum - 1) * pageSize, pageNum * pageSize), total);
}

async function pageAt(name: string, service: ReturnType<typeof fakeService>) {
  const route = routeNamed(name);
  if (!route) throw new Error(name);
  window.location.hash = `#${route.path}`;
  const Page = await pageLoaders[route.page]();
  const box = await render(
    <Museum service={service}>
      <Routed pages={{ [route.page]: () => Promise.resolve(Page) }} />
    </Museum>,
  );
  await settle();
  return box;
}

async function open(name: string) {
  const service = fakeService({
    contentPage: (input: unknown) => pageOfRecords(input as PageInput),
    contentCategoryText: rows([]),
    contentListByParentCode: rows([]),
    contentPageByRecommend: page([]),
    contentDetail: rows([]),
  });
  return pageAt(name, service);
}

const textsOn = (box: HTMLElement) => box.textContent.match(/#\d+;/g) ?? [];
const nothing = () => undefined;
const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await doing(nothing);
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
])('every one of 230 records of %s can be reached from its page', async (name) => {
  const box = await open(name);
  const seen = new Set(textsOn(box));
  for (let turn = 0; turn < 20; turn++) {
    const next = box.querySelector<HTMLElement>('a[rel=next]');
    if (!next) break;
    await doing(() => next.click());
    await settle();
    for (const text of textsOn(box)) seen.add(text);
  }
  expect(seen.size).toBe(total);
});

test('the timeline begins with the oldest record, also where a call does not give them all', async () => {
  const box = await open('History');
  expect(textsOn(box)[0]).toBe(`#${total - 1};`);
});

test('a text page shows its own text behind a hundred newer entries of the categories below it', async () => {
  const below = (input: PageInput) =>
    page(
      Array.from({ length: input.pageSize }, (_, index) => entry(index, 'TourGuide')),
      500,
    );
  const own = { ...entry(1, 'Service'), summary: 'The own text', content: '<p>Whole</p>' };
  const service = fakeService({
    contentPage: (input: unknown) => below(input as PageInput),
    contentCategoryText: rows([own]),
    contentListByParentCode: rows([]),
  });
  const box = await pageAt('Service', service);
  expect(find(box, '.summary').textContent).toBe('The own text');
});
