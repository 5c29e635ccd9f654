/** Chinese messages of the search page; their type is that of the English ones. */
export const zh = {
  title: (keyword: string) => `“${keyword}”的搜索结果`,
  back: '回到刚才的页面',
  field: '再找找别的',
  kind: '类别',
  period: '时代',
  area: '栏目',
  found: (total: number) => `找到 ${total} 条结果`,
  meant: (keyword: string) => `没有与“${keyword}”完全相符的内容，您要找的是不是`,
  results: '搜索结果',
  ask: '请在上面输入关键字。器名、展览、活动、人物、年代都可以，拼音和首字母也能找到。',
  empty: '没有找到相符的内容。检查一下有没有错字，换一个更短或更常用的词，也可以试试拼音。',
  collection: '浏览馆藏',
  exhibitions: '看看展览',
};

export type SearchMessages = typeof zh;
