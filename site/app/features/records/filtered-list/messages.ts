export const filterMessages = {
  zh: {
    filters: '筛选',
    chosen: '已选条件',
    remove: '移除：',
    pastEnd: '列表没有这么多页。',
    firstPage: '回到第一页',
    more: '更多筛选',
    unlisted: '未列出的选项',
  },
  en: {
    filters: 'Filters',
    chosen: 'Chosen filters',
    remove: 'Remove: ',
    pastEnd: 'The list does not have that many pages.',
    firstPage: 'Back to the first page',
    more: 'More filters',
    unlisted: 'Unlisted value',
  },
};
