/** Behaviour and faults of a scripted speech engine. */
export interface EngineScript {
  /** Languages of its voices, in order. */
  voices: readonly string[];
  /** Delay of their listing in ms. */
  voicesAfter: number;
  /** Delay from `speak` to sound in ms. */
  startDelay: number;
  /** Duration of a character at rate 1 in ms. */
  perCharacter: number;
  events: readonly ('start' | 'boundary' | 'end')[];
  /** Every n-th `end` is lost; `speaking` stays true until `cancel`. */
  losesEvery: number;
  /** Time in an utterance after which sound and events stop, in ms; `speaking` stays true until `cancel`. */
  silentAfter: number;
  /** `honest`: as specified; `never`: always false; `stuck`: true from the first utterance until `cancel`. */
  flags: 'honest' | 'never' | 'stuck';
  /** Error of each utterance. */
  error: string;
  /** The error ends with the first key or pointer press. */
  errorUntilGesture: boolean;
  /** The engine makes no sound. */
  isMute: boolean;
  /** The first key or pointer press ends the mute state. */
  muteUntilGesture: boolean;
  throwsInSpeak: boolean;
  /** Time after `cancel` during which `speak` is ignored, in ms. */
  deafAfterCancel: number;
  /** `cancel` fires `end` before it returns. */
  endsInsideCancel: boolean;
  /** Delay of stale events of a cancelled utterance in ms; 0 for none. */
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

/** One script per fault. */
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
