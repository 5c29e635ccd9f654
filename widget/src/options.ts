/** A tool of the bar, in the order of the specification (section 2). */
export type ToolName =
  | 'reset'
  | 'sound'
  | 'speed'
  | 'zoom-in'
  | 'zoom-out'
  | 'cursor'
  | 'crosshair'
  | 'caption'
  | 'colour-weakness'
  | 'contrast'
  | 'pointer-reading'
  | 'exit';

/** What the visitor chose. Stored per namespace; applied only while the toolbar is open. */
export interface Settings {
  /** Reading aloud. Default false. */
  sound: boolean;
  /** Reading what the pointer rests on or a finger taps. Default false. */
  pointerReading: boolean;
  /** Speech rate 1 (normal) or 1.5 (fast). Default 'normal'. */
  speed: 'normal' | 'fast';
  /** Page zoom, 1 … 1.4 in steps of 0.1. Default 1. */
  zoom: number;
  /** Two lines that follow the pointer. Default false. */
  crosshair: boolean;
  /** A large pointer in place of the system's. Default false. */
  largeCursor: boolean;
  /** The caption bar, 150 px high, 53 px text. Default false. */
  caption: boolean;
  /** Hue rotation of the page in degrees. Default 'none'. */
  colourShift: 'none' | '-30' | '30' | '90';
  /** Page contrast at 150 %. Default false. */
  contrast: boolean;
}

/** Sentences that are spoken or announced; `{tool}` stands for the tool's label. */
export interface Sentences {
  /** A switch was turned on, for example "{tool} on". */
  on: string;
  off: string;
  resetDone: string;
  speedFast: string;
  speedNormal: string;
  zoomMaximum: string;
  zoomMinimum: string;
  /** The colours shifted; `{shift}` stands for the degrees. */
  colourShift: string;
}

/** Every label and sentence of the toolbar. */
export interface Messages extends Record<ToolName, string>, Sentences {
  /** Accessible name of the bar. */
  toolbar: string;
  /** Accessible name of the caption's close button. */
  captionClose: string;
  /** Shown while the browser wants a gesture before it lets the page speak. */
  gestureNeeded: string;
}

export interface ToolbarOptions {
  /** Prefix of everything stored, and the toolbar's identity in a document. Default 'a11y-toolbar'. */
  namespace?: string;
  /** Language of labels and confirmations. Default: that of the root element; unknown ones give zh-CN. */
  lang?: string;
  /** Audio for browsers that cannot speak: `GET {url}?le={zh|en}&audio={encoded text}`. Default none. */
  fallbackAudioUrl?: string;
  /** Domain of the cookie, for sub-domains that share the visitor's choice. Default: this host alone. */
  cookieDomain?: string;
  /** Choice and order of the tools. Default: all twelve. */
  tools?: readonly ToolName[];
  /** Whether to open for a visitor who has not chosen yet. Default false. */
  open?: boolean;
  /** CSS selector of the elements whose click toggles the toolbar. Default none. */
  opener?: string;
  /** Edge of the window at which the bar stands. Default 'top'. */
  position?: 'top' | 'bottom';
  /** Replaces single labels or sentences. */
  messages?: Partial<Messages>;
  /** The document to serve. Default: the current one. */
  root?: Document;
}

export interface ToolbarEvents {
  open: object;
  close: object;
  change: { settings: Settings; changed: (keyof Settings)[] };
  /** A piece of text begins to sound. */
  speak: { text: string; via: 'synthesis' | 'audio' };
  /** A page of the caption is shown. */
  caption: { text: string };
  /** Something could not be done; reported once per reason. */
  error: { reason: string };
}

/** What became of a text that was to be spoken. */
export type SpeechResult = 'spoken' | 'interrupted' | 'unavailable';

export interface Toolbar {
  readonly isOpen: boolean;
  open(): void;
  /** Hides the toolbar and switches everything off; the settings stay stored for the next opening. */
  close(): void;
  toggle(): void;
  readonly settings: Readonly<Settings>;
  /**
   * Changes settings without a spoken confirmation. Numbers out of range are clamped, other wrong
   * values are left out with a console warning.
   * @throws TypeError on an unknown key
   */
  set(patch: Partial<Settings>): void;
  /** Back to the defaults, and forgets what was stored. */
  reset(): void;
  /** Speaks at once, whether or not sound is on; newer text interrupts older. Empty text and 文本 are ignored. */
  speak(text: string, options?: { lang?: string }): Promise<SpeechResult>;
  stopSpeaking(): void;
  /** Shows text in the caption bar while the caption is on, in pages if it is long. */
  showCaption(text: string): void;
  /** @returns the function that removes the listener */
  on<K extends keyof ToolbarEvents>(
    type: K,
    listener: (event: ToolbarEvents[K]) => void,
  ): () => void;
  /** Leaves the page as it was before the toolbar came. */
  destroy(): void;
}
