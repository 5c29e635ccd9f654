import type { ToolbarOptions } from '../shared/options';
import { caption } from './caption';
import { colourWeakness } from './colour-weakness';
import { contrast } from './contrast';
import { crosshair } from './crosshair';
import { cursor } from './cursor';
import { exit } from './exit';
import { pointerReading } from './pointer-reading';
import { reset } from './reset';
import { sound } from './sound';
import { speed } from './speed';
import type { Tool } from './tool';
import { zoomIn } from './zoom-in';
import { zoomOut } from './zoom-out';

/** The twelve tools, in the specification's order; their file adds the further ones before the last. */
export const registry: Tool[] = [
  reset,
  sound,
  speed,
  zoomIn,
  zoomOut,
  cursor,
  crosshair,
  caption,
  colourWeakness,
  contrast,
  pointerReading,
  exit,
];

const twelve = registry.map(({ name }): string => name);

/** Whether a tool, or one of a list, is in the file of the further tools. */
export const hasFurtherTool = (names: readonly string[] | string | undefined): boolean =>
  /,(all|read-on|regions|help|scheme|greyscale|spacing|ruler|touch-explore|caption-script),/.test(
    `,${String(names)},`,
  );

export const isToolName = (name: string): boolean => twelve.includes(name) || hasFurtherTool(name);

/** The tools of these names in their order, without zoom where it is not offered: phones have a pinch gesture. */
export const chosenTools = (
  names: ToolbarOptions['tools'] | readonly string[] = twelve,
  hasNoZoom: boolean,
): Tool[] =>
  // Not `flat`: some pages replace it by an old library's.
  ([] as string[])
    .concat(names)
    .flatMap((toolName) =>
      registry.filter(
        ({ name }) =>
          (name === toolName || toolName === 'all') && !(hasNoZoom && /^zoom/.test(name)),
      ),
    );
