/** Label of the button, apart from the messages of its popover, which load with it. */
export const addToSetLabel = { zh: '加入藏品集', en: 'Add to my collection' };
