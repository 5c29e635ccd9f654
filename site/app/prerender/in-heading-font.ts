/** Replaces `theme/in-heading-font.ts`, which needs `document.fonts`. */
export { isInHeadingFont } from '../../contract/heading-characters';
