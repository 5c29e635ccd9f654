/** What a scripted speech engine does, and which of an engine's promises it breaks. */
export interface EngineScript {
  /** Languages of its voices, in order. */
  voices: readonly string[];
  /** ms until they are listed. */
  voicesAfter: number;
  /** ms from `speak` to sound. */
  startDelay: number;
  /** ms a character takes at rate 1. */
  perCharacter: number;
  events: readonly ('start' | 'boundary' | 'end')[];
  /** Every n-th `end` is lost, with `speaking` left up until `cancel`. */
  losesEvery: number;
  /** ms of one utterance after which there is no more sound or event, `speaking` left up until `cancel`. */
  silentAfter: number;
  /** `honest`: as specified; `never`: always false; `stuck`: up from the first utterance until `cancel`. */
  flags: 'honest' | 'never' | 'stuck';
  /** Error that each utterance ends in. */
  error: string;
  /** The error is only there until the visitor's first key or pointer press. */
  errorUntilGesture: boolean;
  /** Never makes a sound. */
  isMute: boolean;
  /** It does after the visitor's first key or pointer press. */
  muteUntilGesture: boolean;
  throwsInSpeak: boolean;
  /** ms after `cancel` in which `speak` is swallowed. */
  deafAfterCancel: number;
  /** `cancel` fires `end` before it returns. */
  endsInsideCancel: boolean;
  /** ms after `cancel` at which the cancelled utterance gets its events all the same. */
  staleEventsAfter: number;
  /** The browser has no speech synthesis. */
  isMissing: boolean;
}

export const HONEST: EngineScript = {
  voices: ['zh-CN', 'en-US', 'ja-JP'],
  voicesAfter: 0,
  startDelay: 60,
  perCharacter: 222,
  events: ['start', 'end'],
  losesEvery: 0,
  silentAfter: Infinity,
  flags: 'honest',
  error: '',
  errorUntilGesture: false,
  isMute: false,
  muteUntilGesture: false,
  throwsInSpeak: false,
  deafAfterCancel: 0,
  endsInsideCancel: false,
  staleEventsAfter: 0,
  isMissing: false,
};

/** One engine a fault. */
export const FAULTS = {
  honest: {},
  boundaries: { events: ['start', 'boundary', 'end'] },
  'no-synthesis': { isMissing: true },
  'no-voices': { voices: [] },
  'late-voices': { voicesAfter: 600 },
  'very-late-voices': { voicesAfter: 3000 },
  'other-languages': { voices: ['en-US', 'ja-JP', 'zh-HK', 'yue'] },
  'no-events': { events: [] },
  'no-events-no-flags': { events: [], flags: 'never' },
  'mute-until-gesture': {
    isMute: true,
    muteUntilGesture: true,
    events: ['start', 'end'],
    flags: 'never',
  },
  mute: { isMute: true, events: [], flags: 'never' },
  'start-without-end': { events: ['start'] },
  'stuck-speaking': { events: ['start'], flags: 'stuck' },
  'end-without-start': { events: ['end'] },
  'loses-third-end': { losesEvery: 3 },
  'silent-after-14s': { silentAfter: 14_000 },
  'slow-and-silent-after-14s': { silentAfter: 14_000, perCharacter: 280 },
  error: { error: 'synthesis-failed' },
  'not-allowed': { error: 'not-allowed', errorUntilGesture: true },
  'never-allowed': { error: 'not-allowed' },
  throws: { throwsInSpeak: true },
  'deaf-after-cancel': { deafAfterCancel: 250 },
  'end-inside-cancel': { endsInsideCancel: true },
  'stale-events': { staleEventsAfter: 400 },
} satisfies Record<string, Partial<EngineScript>>;

export type Fault = keyof typeof FAULTS;
