export const messages = {
  zh: { note: '书名、书号与定价随本馆一同虚构，不能在书店找到。' },
  en: { note: 'Titles, numbers and prices are invented like the museum; no bookshop has them.' },
};
