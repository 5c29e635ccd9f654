import { hasHeadingGlyphs } from './in-heading-font';

interface TitleFace {
  'data-face'?: 'own';
  'data-opening'?: true | undefined;
}

/**
 * Attributes of a heading with a record's title. A title with characters outside the heading font is
 * set entirely in the fallback font, because two fonts in one title differ in weight; one that begins with an
 * opening mark is moved by the empty half of the mark.
 */
export function titleFace(title: string): TitleFace {
  return {
    ...(!hasHeadingGlyphs(title) && { 'data-face': 'own' }),
    'data-opening': /^[“《]/.test(title) || undefined,
  };
}
