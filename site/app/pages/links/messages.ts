export const messages = {
  zh: {
    lead: '以下是我们常去、也愿意介绍给您的网站。链接都在新标签页中打开，离开本站后的内容由各网站负责。',
    others: '其他',
  },
  en: {
    lead: 'Sites that we use ourselves and like to recommend. Each opens in a new tab; beyond it, what you read is the responsibility of that site.',
    others: 'Others',
  },
};
