/** The button's label, apart from the texts of its dialog: it loads with the page. */
export const worksheetLabel = { zh: '学习单', en: 'Worksheet' };
