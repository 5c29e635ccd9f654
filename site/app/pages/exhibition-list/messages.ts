export const messages = {
  zh: {
    filter: '按展期筛选',
    count: (total: number) => `共 ${total} 个展览`,
    empty: '这里暂时没有展览。换一个展期看看。',
  },
  en: {
    filter: 'Filter by date',
    count: (total: number) => (total === 1 ? '1 exhibition' : `${total} exhibitions`),
    empty: 'No exhibition here at the moment. Try other dates, or browse the collection.',
  },
};
