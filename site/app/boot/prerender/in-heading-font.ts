/** Replaces `theme/in-heading-font.ts`, which needs `document.fonts`. */
export { hasHeadingGlyphs } from '../../../contract/shared/heading-characters';
