import type { Settings } from '../shared/options';

/**
 * Style rules that the settings add to the page. The system cursor is hidden under the large one, an SVG element: a
 * content policy may forbid cursor images.
 */
export const settingRules = ({ largeCursor }: Readonly<Settings>): string =>
  largeCursor ? ':root:root,:root:root *{cursor:none!important}' : '';
