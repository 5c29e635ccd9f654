export { createSpeaker } from './speaker';
export type { Speaker } from './speaker';
export { sentences } from './sentences';
