/** Messages of the ends of pages. `previous` is the newer record of a list, `next` the older one. */
export const endMessages = {
  zh: {
    objects: '文中的藏品',
    related: '接着读',
    neighbours: '上一篇与下一篇',
    previous: '上一篇',
    next: '下一篇',
  },
  en: {
    objects: 'Objects in this text',
    related: 'Read on',
    neighbours: 'Previous and next',
    previous: 'Previous',
    next: 'Next',
  },
};

/** Messages of pages of films, which have further films beside their text. */
export const filmEndMessages = {
  zh: {
    neighbours: '上一部与下一部',
    previous: '上一部',
    next: '下一部',
  },
  en: {
    neighbours: 'Previous and next',
    previous: 'Previous',
    next: 'Next',
  },
};
