export { createSpeaker } from './speaker';
export type { Speaker } from './speaker';
export type { SpeechPart } from './pieces';
export { sentences } from './sentences';
