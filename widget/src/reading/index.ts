export { accessibleName } from './accessible-name';
export { createOutline } from './outline';
export type { Outline } from './outline';
export { spokenText } from './spoken-text';
export { watchReading } from './watch';
export type { Reading, ReadingOptions, Watch } from './watch';
