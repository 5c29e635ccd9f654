import type { FurtherTool } from './further-tool';
import { greyscale } from './tools/greyscale';

/** The further tools, in the order of the bar. */
export const furtherTools: readonly FurtherTool[] = [greyscale];
