/** Stands for `theme/in-heading-font.ts`, which reads the fonts of a document. */
export { isInHeadingFont } from '../../contract/heading-characters';
