export { accessibleName } from './accessible-name';
export { createOutline } from './outline';
export type { Outline } from './outline';
export { spokenText } from './spoken-text';
export { watchReading } from './watch-reading';
export type { Reading, ReadingOptions, EnableReading } from './watch-reading';
