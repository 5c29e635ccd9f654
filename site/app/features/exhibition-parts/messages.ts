export const exhibitionPartsMessages = {
  zh: {
    tags: '按类看展品',
    chapters: '分章阅读',
    chapterObjects: '本章的展品',
    whole: '整个展览',
    chapterNeighbours: { neighbours: '上一章与下一章', previous: '上一章', next: '下一章' },
    tagNeighbours: { neighbours: '上一类与下一类', previous: '上一类', next: '下一类' },
    count: (total: number) => `这一类有 ${total} 件展品`,
    empty: '这个展览没有这一类的展品。请看其他类别，或回到整个展览。',
  },
  en: {
    tags: 'Objects by kind',
    chapters: 'Chapter by chapter',
    chapterObjects: 'Objects of this chapter',
    whole: 'The whole exhibition',
    chapterNeighbours: {
      neighbours: 'Previous and next chapter',
      previous: 'Previous chapter',
      next: 'Next chapter',
    },
    tagNeighbours: {
      neighbours: 'Previous and next kind',
      previous: 'Previous kind',
      next: 'Next kind',
    },
    count: (total: number) =>
      total === 1 ? '1 object of this kind' : `${total} objects of this kind`,
    empty: 'The exhibition shows nothing of this kind. See the others, or go back to the whole.',
  },
};
