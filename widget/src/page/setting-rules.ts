import type { Settings } from '../shared/options';
import { pageHooks } from '../shared/page-hooks';

/**
 * Style rules that the settings add to the page. The system cursor is hidden under the large one, an SVG element: a
 * content policy may forbid cursor images.
 */
export const settingRules = (settings: Readonly<Settings>): string =>
  (settings.largeCursor ? ':root:root,:root:root *{cursor:none!important}' : '') +
  pageHooks.rules(settings);
