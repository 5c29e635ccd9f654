/** The button's label, apart from the texts of its dialog: it loads with the page. */
export const reuseLabel = { zh: '下载与引用', en: 'Download and cite' };
