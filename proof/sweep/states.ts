const widths = [1440, 768, 360];
const textSizes = [100, 200];

/** The sets of colours, as media that Playwright emulates. */
export const colours = {
  light: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  dark: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  'high contrast': { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'active' },
} as const;

export type Colours = keyof typeof colours;

const coloursNames = Object.keys(colours) as Colours[];

export interface Appearance {
  colours: Colours;
  /** In per cent of the default of browsers. */
  textSize: number;
}

export interface State extends Appearance {
  /** Of the viewport in px. */
  width: number;
}

/** In px; the breakpoints of the site are in `em`, which follow the browser’s setting and no style of the page. */
export const toFontSize = (textSize: number): number => (16 * textSize) / 100;

export const appearances: readonly Appearance[] = textSizes.flatMap((textSize) =>
  coloursNames.map((name) => ({ textSize, colours: name })),
);

/** Every combination. */
export const states: readonly State[] = widths.flatMap((width) =>
  appearances.map((appearance) => ({ width, ...appearance })),
);

/** Whether the layout is checked: colours do not move a text. */
export const hasLayoutChecks = ({ colours: name }: State): boolean =>
  name === 'light' || name === 'forced colours';

/** Whether the rules of axe are checked. */
export const hasRuleChecks = ({ width, textSize }: State): boolean =>
  textSize === 100 && width !== 768;

/** Whether the focus of every element is checked. */
export const hasFocusChecks = (state: State): boolean =>
  hasLayoutChecks(state) && hasRuleChecks(state);

/** Height of the viewport in px; that of an old laptop where the focus is checked, which must stay in view. */
export const heightOf = (state: State): number => (hasFocusChecks(state) ? 640 : 900);
