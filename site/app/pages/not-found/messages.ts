export const messages = {
  zh: {
    gone: '这个页面已经撤下',
    hint: '它可能已经移走，也可能地址有误。换个关键字找找看，或从下面的入口继续。',
    record: '没有找到这条内容',
    search: '换个关键字查找',
  },
  en: {
    gone: 'This page has been withdrawn',
    hint: 'It may have moved, or the address may be mistaken. Search for it, or go on from here.',
    record: 'This entry was not found',
    search: 'Search with another keyword',
  },
};
