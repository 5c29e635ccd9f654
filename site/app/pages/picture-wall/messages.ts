export const messages = {
  zh: {
    lead: '六十多件器物挂在同一面墙上。按时代或质地收窄，标“360°”的可以转着看。',
    turns: '360°',
  },
  en: {
    lead: 'The collection on one wall. Narrow it by period or material; those marked 360° can be turned.',
    turns: '360°',
  },
};
