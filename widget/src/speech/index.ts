export { createSpeaker } from './speaker';
export type { SpeakerOptions } from './speaker';
export type { SpeechPart } from './pieces';
export { sentences } from './sentences';
