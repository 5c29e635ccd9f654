import { captionScript } from './captions/caption-script';
import type { Settings } from '../shared/options';
import type { FurtherTool } from './further-tool';
import { greyscale } from './tools/greyscale';
import { readOn } from './tools/read-on';
import { help } from './tools/help/help';
import { regions } from './tools/regions/regions';
import { ruler } from './tools/ruler';
import { scheme } from './tools/scheme';
import { spacing } from './tools/spacing';
import { touchExplore } from './tools/touch-explore/touch-explore';

/** The further tools, in the order of the bar. */
export const furtherTools: readonly FurtherTool[] = [
  scheme,
  greyscale,
  spacing,
  ruler,
  regions,
  captionScript,
  readOn,
  touchExplore,
  help,
];

/** Style rules that the settings of the further tools add to the page. */
export const furtherRules = (settings: Readonly<Settings>): string =>
  furtherTools.map(({ rules }) => rules?.(settings) ?? '').join('');
