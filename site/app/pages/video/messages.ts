export const messages = {
  zh: { next: '接着看' },
  en: { next: 'Watch next' },
};
