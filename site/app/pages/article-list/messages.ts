export const messages = {
  zh: {
    topic: '主题',
    all: (name: string) => `全部${name}`,
    newest: (count: string) => `${count}，各栏目列出最新的几条`,
    moreInChinese: (count: number) => `还有 ${count} 条只有中文`,
    noTopic: '没有这个主题的资讯。换一个主题看看。',
    noPeriod: '没有这个时代的内容。换一个时代看看。',
  },
  en: {
    topic: 'Topic',
    all: (name: string) => `All: ${name}`,
    newest: (count: string) => `${count}; the newest of each section`,
    moreInChinese: (count: number) => `${count} more in Chinese only`,
    noTopic: 'There is no news on this topic. Try another one.',
    noPeriod: 'There is nothing from this period. Try another one.',
  },
};
