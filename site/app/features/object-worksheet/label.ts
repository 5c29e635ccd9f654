/** The button's label, apart from the texts of its dialog: it loads with the page. */
export const worksheetLabel = { zh: '练习单', en: 'Worksheet' };
