export const messages = {
  zh: {
    kind: '种类',
    count: (total: number) => `共 ${total} 场`,
    empty: '没有这样的活动。看看其他种类或日期。',
    undated: '日期未注明',
    week: '按日期看活动',
    allDays: '全部日期',
    today: '今天',
    perDay: (count: number) => (count === 0 ? '无' : `${count} 场`),
  },
  en: {
    kind: 'Kind',
    count: (total: number) => (total === 1 ? '1 date' : `${total} dates`),
    empty: 'No such activity is planned at the moment. Have a look at other kinds or dates.',
    undated: 'Undated',
    week: 'Activities by day',
    allDays: 'All dates',
    today: 'Today',
    perDay: (count: number) => (count === 0 ? 'none' : `${count}`),
  },
};
