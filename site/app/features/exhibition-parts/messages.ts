export const exhibitionPartsMessages = {
  zh: {
    tags: '按类看展品',
    chapters: '分章阅读',
    whole: '整个展览',
    count: (total: number) => `这一类有 ${total} 件展品`,
    empty: '这个展览没有这一类的展品。请看其他类别，或回到整个展览。',
  },
  en: {
    tags: 'Objects by kind',
    chapters: 'Chapter by chapter',
    whole: 'The whole exhibition',
    count: (total: number) =>
      total === 1 ? '1 object of this kind' : `${total} objects of this kind`,
    empty: 'The exhibition shows nothing of this kind. See the others, or go back to the whole.',
  },
};
