import { hasHeadingGlyphs } from './in-heading-font';

/**
 * Attribute of a heading with a record's title. A title with characters outside the heading font is
 * set entirely in the fallback font, because two fonts in one title differ in weight.
 */
export function titleFace(title: string): { 'data-face'?: 'own' } {
  return hasHeadingGlyphs(title) ? {} : { 'data-face': 'own' };
}
