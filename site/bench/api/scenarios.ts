import type { CallName } from '../../contract/shared/endpoints';
import { readGolden, type GoldenQuery } from '../search/golden';

export type Input = Record<string, string | number>;

/** A call with many different inputs. */
export interface Scenario {
  name: string;
  call: CallName;
  /** p95 in milliseconds. */
  budget: number;
  inputs: Input[];
  /** Inputs of the warm-up; with them, each of `inputs` is sent only once. */
  warmUp?: Input[];
}

/** The beginning of a word matches more records than the word, and is sent in a pause of typing. */
const budgets = { list: 15, detail: 10, search: 40, suggestions: 80 };
const count = 100;

const range = <Item>(make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const siteIdOf = (index: number) => String(1 + (index % 2));

const searchOf = ({ query, siteId, filter }: GoldenQuery) => ({
  siteId,
  keyword: query.trim(),
  ...filter,
});

/** What a visitor has typed of a keyword when suggestions are asked for. */
const beginningOf = ({ query, siteId }: GoldenQuery) => ({
  siteId,
  keyword: query.trim().slice(0, /\p{Script=Han}/u.test(query) ? 2 : 5),
});

const distinct = (inputs: Input[]) => [
  ...new Map(inputs.map((input) => [JSON.stringify(input), input])).values(),
];

/** Keywords that match a large part of all records. */
const broad = ['青铜', '鼎', '瓷', '山水', '展览', 'bronze', 'porcelain'].map((keyword, index) => ({
  siteId: index < 5 ? '1' : '2',
  keyword,
}));

export const scenarios: readonly Scenario[] = [
  {
    name: 'news, page by page',
    call: 'contentNews',
    budget: budgets.list,
    inputs: range((index) => ({ siteId: siteIdOf(index), pageNum: 1 + index })),
  },
  {
    name: 'objects, page by page',
    call: 'exhibitPage',
    budget: budgets.list,
    inputs: range((index) => ({ siteId: siteIdOf(index), pageNum: 1 + index * 3, pageSize: 12 })),
  },
  {
    name: 'objects of a material',
    call: 'exhibitPage',
    budget: budgets.list,
    inputs: range((index) => ({
      siteId: siteIdOf(index),
      material: index % 3 ? 'bronze' : 'ceramic',
      pageNum: 1 + index,
    })),
  },
  {
    name: 'one object',
    call: 'exhibitDetail',
    budget: budgets.detail,
    inputs: range((index) => ({ siteId: siteIdOf(index), id: `object-${String(index * 97)}` })),
  },
  {
    name: 'search, each keyword once',
    call: 'fullSearch',
    budget: budgets.search,
    inputs: [...readGolden('demo').map(searchOf), ...broad],
    warmUp: readGolden('photographs').map(searchOf),
  },
  {
    name: 'filters of objects with counts',
    call: 'exhibitFacets',
    budget: budgets.list,
    inputs: range((index) => ({
      siteId: siteIdOf(index),
      ...(index % 3 && { material: 'bronze' }),
      from: -2000 + index * 20,
    })),
  },
  {
    name: 'suggestions, each beginning once',
    call: 'searchSuggest',
    budget: budgets.suggestions,
    inputs: distinct(readGolden('demo').map(beginningOf)),
    warmUp: distinct(readGolden('photographs').map(beginningOf)),
  },
];
