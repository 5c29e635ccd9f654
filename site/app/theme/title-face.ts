import { isInHeadingFont } from './in-heading-font';

/**
 * The attribute of a heading that holds a record's title: a title with characters outside the heading
 * font is set whole in the visitor's own face, because two faces differ in weight.
 */
export function titleFace(title: string): { 'data-face'?: 'own' } {
  return isInHeadingFont(title) ? {} : { 'data-face': 'own' };
}
