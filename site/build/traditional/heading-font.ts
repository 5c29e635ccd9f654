/** Family of the heading font, the same in both scripts. */
export const headingFont = 'Yunze Song';

const fontFaces = /@font-face\s*\{[^}]*\}\s*/g;

/** A built style sheet with other font faces of the heading font. */
export function replaceHeadingFont(css: string, faces: string): string {
  return css.replace(fontFaces, (face) => (face.includes(headingFont) ? '' : face)) + faces;
}
