export const messages = {
  zh: {
    kind: '种类',
    count: (total: number) => `共 ${total} 场`,
    empty: '近期没有这一类活动。看看其他种类。',
    undated: '日期未注明',
  },
  en: {
    kind: 'Kind',
    count: (total: number) => (total === 1 ? '1 date' : `${total} dates`),
    empty: 'No activity of this kind is planned at the moment. Have a look at the others.',
    undated: 'Undated',
  },
};
