import type { CallName } from '../../contract/endpoints';

/** What visitors ask for, in many different ways each. */
export interface Scenario {
  name: string;
  call: CallName;
  /** p95 in milliseconds. */
  budget: number;
  inputs: Record<string, string | number>[];
}

const budgets = { list: 15, detail: 10, search: 40 };
const count = 100;

const range = <Item>(make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const siteIdOf = (index: number) => String(1 + (index % 2));

const keywords = [
  '青铜',
  '鼎',
  '瓷',
  '山水',
  'qingtong',
  'qtd',
  '展览',
  '玉璧',
  'bronze',
  'porcelain',
  'jade disc',
  'brozne',
];

export const scenarios: readonly Scenario[] = [
  {
    name: 'news, page by page',
    call: 'contentPage',
    budget: budgets.list,
    inputs: range((index) => ({
      siteId: siteIdOf(index),
      categoryCode: 'News',
      pageNum: 1 + index,
    })),
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
    name: 'search',
    call: 'fullSearch',
    budget: budgets.search,
    inputs: range((index) => ({
      siteId: siteIdOf(index),
      keyword: keywords[index % keywords.length] ?? '',
      pageNum: 1 + Math.floor(index / keywords.length),
    })),
  },
];
