export { createSpeaker } from './speaker';
export type { Speaker, SpeakerOptions } from './speaker';
export { sentences } from './sentences';
