/** A tool of the bar, in the order of the specification (section 2). */
export type StandardToolName =
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

/** A tool of the file `a11y-toolbar-tools.js`, which is loaded where the host lists one. */
export type FurtherToolName =
  | 'scheme'
  | 'greyscale'
  | 'spacing'
  | 'ruler'
  | 'regions'
  | 'caption-script'
  | 'read-on'
  | 'touch-explore'
  | 'help';

/** A button that controls the reading of the tool `read-on`. */
export type ReadOnControl = 'read-on-previous' | 'read-on-pause' | 'read-on-next' | 'read-on-stop';

export type ToolName = StandardToolName | FurtherToolName;

/** What the visitor chose. Stored per namespace; applied only while the toolbar is open. */
export interface Settings {
  /** Reading aloud. Default false. */
  sound: boolean;
  /** Reading the element under a resting pointer or a tap. Default false. */
  pointerReading: boolean;
  /** Speech rate 1 (normal) or 1.5 (fast). Default 'normal'. */
  speed: 'normal' | 'fast';
  /** Page zoom, 1 … 1.4 (more with the option `maxZoom`) in steps of 0.1. Default 1. */
  zoom: number;
  /** Two lines that follow the pointer. Default false. */
  crosshair: boolean;
  /** A large cursor in place of the system's. Default false. */
  largeCursor: boolean;
  /** The caption bar, 150 px high, 53 px text. Default false. */
  caption: boolean;
  /** Hue rotation of the page in degrees. Default 'none'. */
  colourShift: 'none' | '-30' | '30' | '90';
  /** Page contrast at 150 %. Default false. */
  contrast: boolean;
  /** The page without colours. Default false. Absent until the file of the further tools has loaded. */
  greyscale?: boolean;
  /** Colours of the page: text on background. Pictures, video and canvas stay. Default 'none', as designed. A further tool. */
  scheme?:
    | 'none'
    | 'black-on-white'
    | 'white-on-black'
    | 'yellow-on-black'
    | 'black-on-yellow'
    | 'blue-on-yellow'
    | 'dark';
  /** Line height, with the letter, word and paragraph distances of WCAG 1.4.12. Default 'none'. A further tool. */
  spacing?: 'none' | '1.5' | '2';
  /** A bright band that follows the pointer and the focus, and a mask around it. Default false. A further tool. */
  ruler?: boolean;
  /** The first tap on a control reads it, the second one activates it. Touch screens. Default false. A further tool. */
  touchExplore?: boolean;
  /** Characters of the caption: as written, traditional, or with pinyin above. Default 'simplified', as written. A further tool. */
  captionScript?: 'simplified' | 'traditional' | 'pinyin';
  /** Text size of the caption in px, less in narrow windows. Default '53'. Of the further tool `caption-script`. */
  captionSize?: '40' | '53' | '66' | '80';
  /**
   * Speech rate of the option `rates`, as text such as '1.25'; while it is set, `speed` tells whether it is above 1.
   * Default 'none': the rate of `speed`. Absent without the option, and until the file of the further tools has loaded.
   */
  rate?: 'none' | `${number}`;
}

/** Sentences that are spoken or announced; `{tool}` is replaced by the label of the tool. */
export interface Sentences {
  /** A switch was turned on, for example "{tool} on". */
  on: string;
  off: string;
  resetDone: string;
  speedFast: string;
  speedNormal: string;
  zoomMaximum: string;
  zoomMinimum: string;
  /** The colour shift changed; `{shift}` is replaced by the degrees. */
  colourShift: string;
}

/** Names of the sections of the list of regions, and of the kinds of regions. */
export type RegionMessageName =
  | `regions-${'landmarks' | 'headings' | 'links' | 'forms' | 'lists'}`
  | `region-${'banner' | 'complementary' | 'contentinfo' | 'form' | 'list' | 'main' | 'navigation' | 'region' | 'search'}`;

/** Texts of the help: one sentence for each tool, what the keys do, and the words around them. */
export type HelpMessageName =
  | `help-${ToolName}`
  | `help${'Arrows' | 'Digits' | 'Ends' | 'Enter' | 'Escape' | 'Keys' | 'Off' | 'On' | 'Tools'}`;

/** Labels and sentences of the further tools. */
export interface FurtherMessages extends Record<
  | FurtherToolName
  | ReadOnControl
  | `scheme-${NonNullable<Settings['scheme']>}`
  | `caption-script-${NonNullable<Settings['captionScript']>}`
  | RegionMessageName
  | HelpMessageName,
  string
> {
  /** The spacing changed; `{shift}` is replaced by the line height. */
  spacingChanged: string;
  /** Between the kind of a region and its name. */
  regionsComma: string;
  /** Shown in place of an empty list of regions. */
  regionsEmpty: string;
  /** `{shift}` is replaced by the number of a list's items. */
  regionsItems: string;
  /** `{shift}` is replaced by the level of a heading. */
  regionsLevel: string;
  /** Shown for a region without a name. */
  regionsUnnamed: string;
  /** Name of the button in the caption bar that changes its text size. */
  'caption-size': string;
  /** The text size of the caption changed; `{shift}` is replaced by the size in px. */
  captionSizeChanged: string;
  /** Label of `read-on-pause` while reading is paused. */
  'read-on-resume': string;
  /** There is nothing to read. */
  'read-on-empty': string;
  /** The speech rate changed; `{shift}` is replaced by the rate. */
  rateChanged: string;
  /** The zoom changed to a level of the option `maxZoom`; `{shift}` is replaced by the per cent. */
  zoomChanged: string;
  /** Label of the button that shows the tools for which the bar has no room. */
  more: string;
}

/** Every label and sentence of the toolbar. */
export interface Messages
  extends Record<StandardToolName, string>, Sentences, Partial<FurtherMessages> {
  /** Accessible name of the bar. */
  toolbar: string;
  /** Accessible name of the caption's close button. */
  captionClose: string;
  /** Shown while the browser blocks speech until a user gesture. */
  gestureNeeded: string;
}

export interface ToolbarOptions {
  /** Prefix of all storage keys; one toolbar per namespace and document. Default 'a11y-toolbar'. */
  namespace?: string;
  /** Language of labels and confirmations: `en`, `zh-Hant` or `zh-CN`. Default: `lang` of the root element; zh-CN for an unknown one. */
  lang?: string;
  /** Audio service for browsers without a voice: `GET {url}?le={zh|en}&audio={encoded text}`. Default none. */
  fallbackAudioUrl?: string;
  /** Domain of the cookie, for choices shared between subdomains. Default: the current host. */
  cookieDomain?: string;
  /** Choice and order of the tools; `'all'` for the twelve and every further one. Default: all twelve. */
  tools?: readonly ToolName[] | 'all';
  /**
   * Speech rates that the speed tool steps through, at least two, each 0.75 … 2 times the normal rate, rounded to
   * hundredths. Default: 1 and 1.5 (specification, section 2). Loads the file of the further tools.
   */
  rates?: readonly number[];
  /**
   * Largest page zoom, 1.4 … 2 in steps of 0.1 (WCAG 1.4.4). Default 1.4 (specification, section 2). With it, the zoom
   * buttons name the level. Loads the file of the further tools; of several toolbars in a document the largest applies.
   */
  maxZoom?: number;
  /** Whether to open for visitors without a stored choice. Default false. */
  open?: boolean;
  /** CSS selector of the elements whose click toggles the toolbar. Default none. */
  opener?: string;
  /**
   * Keys that press the buttons of tools while the toolbar is open: Alt and Shift with the `code` of a `KeyboardEvent`, for
   * example `{ sound: 'Alt+Shift+KeyS' }`, or the text of `data-hotkeys`. An entry that is refused gives a console warning.
   * Default none (WCAG 2.1.4).
   */
  hotkeys?: Readonly<Partial<Record<ToolName, string>>> | string;
  /** Edge of the window that the bar is fixed to. Default 'top'. */
  position?: 'top' | 'bottom';
  /** Overrides of single labels or sentences. */
  messages?: Partial<Messages>;
  /** The document that gets the toolbar. Default: the current one. */
  root?: Document;
}

export interface ToolbarEvents {
  open: object;
  close: object;
  change: { settings: Settings; changed: (keyof Settings)[] };
  /** Playback of an utterance starts. */
  speak: { text: string; via: 'synthesis' | 'audio' };
  /** A page of the caption is shown. */
  caption: { text: string };
  /** An operation failed; emitted once per reason. */
  error: { reason: string };
}

/** Result of `speak()`. */
export type SpeechResult = 'spoken' | 'interrupted' | 'unavailable';

export interface Toolbar {
  readonly isOpen: boolean;
  open(): void;
  /** Hides the toolbar and ends all its effects; the settings stay stored for the next opening. */
  close(): void;
  toggle(): void;
  readonly settings: Readonly<Settings>;
  /**
   * Changes settings without a spoken confirmation. Numbers out of range are clamped, other invalid
   * values are ignored with a console warning.
   * @throws TypeError on an unknown key
   */
  set(patch: Partial<Settings>): void;
  /** Restores the defaults and deletes the stored settings. */
  reset(): void;
  /** Speaks immediately, also with sound off; a newer text interrupts. Empty text and 文本 are ignored. */
  speak(text: string, options?: { lang?: string }): Promise<SpeechResult>;
  stopSpeaking(): void;
  /** Shows text in the caption bar, long text in pages; does nothing while the caption is off. */
  showCaption(text: string): void;
  /** @returns the function that removes the listener */
  on<K extends keyof ToolbarEvents>(
    type: K,
    listener: (event: ToolbarEvents[K]) => void,
  ): () => void;
  /** Removes the toolbar and restores the page, to the byte of its markup. */
  destroy(): void;
}
