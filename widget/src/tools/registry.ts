import type { ToolName } from '../shared/options';
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

/** The twelve tools, in the specification's order. */
export const registry: readonly Tool[] = [
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

export const isToolName = (name: unknown): name is ToolName =>
  registry.some((tool) => tool.name === name);

/** The tools of these names in their order, without zoom on phones, which have a pinch gesture. */
export const chosenTools = (names: readonly ToolName[] | undefined, isMobile: boolean): Tool[] =>
  (names ?? registry.map(({ name }) => name)).flatMap((toolName) =>
    registry.filter(({ name }) => name === toolName && !(isMobile && /^zoom/.test(name))),
  );
