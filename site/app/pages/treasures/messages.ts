export const messages = {
  zh: {
    all: '全部珍宝',
    place: (index: number, total: number) => `第 ${index} 件，共 ${total} 件`,
    previous: '上一件',
    next: '下一件',
    look: '到器物页细看',
    closer: '局部',
  },
  en: {
    all: 'All treasures',
    place: (index: number, total: number) => `${index} of ${total}`,
    previous: 'Previous treasure',
    next: 'Next treasure',
    look: 'Look closer at the object',
    closer: 'Detail',
  },
};
