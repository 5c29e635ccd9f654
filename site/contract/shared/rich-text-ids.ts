/** Prefix of each id in rich text, against DOM clobbering. */
export const idPrefix = 'user-content-';
