import type { CallName } from '../../contract/shared/endpoints';
import type { Input, Scenario } from '../api/scenarios';
import { readGolden } from '../search/golden';

/** 95th percentiles in milliseconds at 200,000 records a site. */
const budgets = { list: 25, detail: 15, search: 80 };
const count = 100;

const range = <Item>(make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const siteIdOf = (index: number) => String(1 + (index % 2));

/** Keywords that a large part of all records has. */
const broad = ['青铜', '鼎', '瓷', '山水', '展览', 'bronze', 'porcelain'].map((keyword, index) => ({
  siteId: index < 5 ? '1' : '2',
  keyword,
}));

/** Calls of a service with that many records a site, half of them objects. */
export function createScenarios(records: number): Scenario[] {
  const half = Math.floor(records / 2);
  const pages = Math.floor(half / 12);
  // Each page is requested once, so that no response is in the cache; the warm-up has pages of other sizes. It is as long
  // as the engine takes to compile the program: a process of a museum has answered many requests before.
  const list = (name: string, call: CallName, make: (index: number) => Input): Scenario => ({
    name,
    call,
    budget: budgets.list,
    inputs: range(make),
    warmUp: [11, 13, 14].flatMap((pageSize) => range((index) => ({ ...make(index), pageSize }))),
  });
  return [
    list('news, the first pages', 'contentNews', (index) => ({
      siteId: siteIdOf(index),
      pageNum: 1 + index,
    })),
    list('news, deep pages', 'contentNews', (index) => ({
      siteId: siteIdOf(index),
      pageNum: 1 + Math.floor((index / count) * pages),
    })),
    list('objects, the first pages', 'exhibitPage', (index) => ({
      siteId: siteIdOf(index),
      pageNum: 1 + index,
      pageSize: 12,
    })),
    list('objects, deep pages', 'exhibitPage', (index) => ({
      siteId: siteIdOf(index),
      pageNum: 1 + Math.floor((index / count) * pages),
      pageSize: 12,
    })),
    list('objects of a material', 'exhibitPage', (index) => ({
      siteId: siteIdOf(index),
      material: index % 3 ? 'bronze' : 'ceramic',
      pageNum: 1 + index * 5,
    })),
    {
      name: 'one object',
      call: 'exhibitDetail',
      budget: budgets.detail,
      inputs: range((index) => ({
        siteId: siteIdOf(index),
        id: `object-${String((index * 9_973) % half)}`,
      })),
      warmUp: range((index) => ({
        siteId: siteIdOf(index),
        id: `object-${String((index * 9_973 + 1) % half)}`,
      })),
    },
    {
      name: 'search, each keyword once',
      call: 'fullSearch',
      budget: budgets.search,
      inputs: [
        ...readGolden('demo').map(({ query, siteId, filter }) => ({
          siteId,
          keyword: query.trim(),
          ...filter,
        })),
        ...broad,
      ],
      warmUp: readGolden('photographs').map(({ query, siteId }) => ({
        siteId,
        keyword: query.trim(),
      })),
    },
  ];
}
