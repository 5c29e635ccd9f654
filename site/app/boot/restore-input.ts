// One chunk: both are needed only after early input.
export { carryInput } from './carry-input';
export { replayInput } from './replay-input';
