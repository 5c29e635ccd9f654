/** The system's pointer gives way to the drawn one; a content policy may forbid images for cursors. */
export const cursorRules = (large: boolean): string =>
  large ? ':root:root,:root:root *{cursor:none!important}' : '';
