/** Hides the system cursor under the large one, an SVG element: a content policy may forbid cursor images. */
export const cursorRules = (large: boolean): string =>
  large ? ':root:root,:root:root *{cursor:none!important}' : '';
