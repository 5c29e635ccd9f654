export const messages = {
  zh: { part: '人员类别', all: '全部' },
  en: { part: 'Which of them', all: 'All' },
};
