export const messages = {
  zh: {
    lead: '八万余件藏品里，请先看这十件。一次只看一件，慢慢看。',
    all: '十件珍宝',
    place: (index: number, total: number) => `第 ${index} 件，共 ${total} 件`,
    previous: '上一件',
    next: '下一件',
    look: '到器物页细看',
    closer: '局部',
  },
  en: {
    lead: 'Out of more than eighty thousand objects, see these ten first: one at a time, and slowly.',
    all: 'The ten treasures',
    place: (index: number, total: number) => `${index} of ${total}`,
    previous: 'Previous treasure',
    next: 'Next treasure',
    look: 'Look closer at the object',
    closer: 'Detail',
  },
};
