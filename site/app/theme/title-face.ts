import { hasHeadingGlyphs } from './in-heading-font';

interface TitleFace {
  'data-face'?: 'own';
  'data-opening'?: true | undefined;
  'data-long'?: true | undefined;
}

/**
 * Attributes of a heading with a record's title. A title with characters outside the heading font is
 * set entirely in the fallback font, because two fonts in one title differ in weight; one that begins with an
 * opening mark is moved by the empty half of the mark; one with a phrase of more characters than fit on a line of a
 * phone may break within the phrase.
 */
export function titleFace(title: string): TitleFace {
  return {
    ...(!hasHeadingGlyphs(title) && { 'data-face': 'own' }),
    'data-opening': /^[“《]/.test(title) || undefined,
    'data-long': /[^\p{P}\s]{11}/u.test(title) || undefined,
  };
}
