export const yearMessages = {
  zh: {
    jump: '跳到年代',
    decade: (from?: number) => (from === undefined ? '年代未注明' : `${from}年代`),
    related: '相关藏品与页面',
    empty: '这里还没有写下什么。请稍后再来，或先看看本馆介绍。',
  },
  en: {
    jump: 'Go to a decade',
    decade: (from?: number) => (from === undefined ? 'Undated' : `${from}s`),
    related: 'See what this is about',
    empty: 'Nothing has been written here yet. Come back later, or begin with the introduction.',
  },
};
