/** Label of the button, apart from the messages of the dialog, which load with it. */
export const compareLabel = { zh: '对比', en: 'Compare' };
