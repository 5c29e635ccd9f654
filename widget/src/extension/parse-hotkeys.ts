import type { ToolbarOptions, ToolName } from '../shared/options';
import type { Warn } from '../shared/warn';

/** Hotkeys by tool, in one spelling: `Alt+Shift+KeyS`. */
export type Hotkeys = ReadonlyMap<ToolName, string>;

/** Codes of UI Events that a keyboard layout with letters, digits and arrows has. */
const code =
  /^(Key[A-Z]|Digit\d|F\d+|Numpad\w+|Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|Insert|Delete|Backspace|CapsLock|NumLock|PrintScreen|Escape|Enter|Tab|Space|Minus|Equal|Bracket(Left|Right)|Semicolon|Quote|Backquote|Backslash|Comma|Period|Slash)$/;

/**
 * Keys with Alt and Shift that belong to others. Further keys of Orca with both (tables, lists of elements) reach no page
 * while Orca uses them.
 */
const owned: readonly (readonly [owner: string, keys: RegExp])[] = [
  // https://support.google.com/chrome/answer/157179, https://support.microsoft.com/microsoft-edge (keyboard shortcuts)
  ['browsers', /^(Key[ABIT]|F\d+|Home)$/],
  // https://support.microsoft.com/windows (keyboard shortcuts: window switching, high contrast, mouse keys, window menu)
  ['operating systems', /^(Tab|Escape|Enter|Space|PrintScreen|NumLock|Backspace|Delete)$/],
  // Modifiers and number pads: NVDA and JAWS user guides, Narrator and Orca help
  ['screen readers', /^(CapsLock|Insert|Numpad\w+)$/],
  // Japanese and Chinese input methods: switching of mode and of width
  ['input methods', /^(Backquote)$/],
];

/** Why a description is refused; undefined for a valid one. */
function problemOf(modifiers: readonly string[], key: string): string | undefined {
  const has = (name: string) => modifiers.includes(name);
  const unknown = modifiers.find((name) => !/^(Alt|Shift|Control|Meta)$/.test(name));
  if (unknown !== undefined || !code.test(key)) return 'no description such as Alt+Shift+KeyS';
  if (!has('Alt') && !has('Control') && !has('Meta')) return 'would be typed';
  // Ctrl+Alt: VoiceOver's modifiers, AltGr, shortcuts of the desktop.
  if (has('Control') && has('Alt')) return 'belongs to screen readers';
  // https://www.w3.org/TR/uievents-key/ leaves no list: nearly all of them are taken, by one browser or another.
  if (has('Control')) return 'belongs to browsers';
  if (has('Meta')) return 'belongs to operating systems';
  // Menus of Firefox and Windows, history, tabs of Firefox on Linux, letters of macOS.
  if (!has('Shift')) return 'belongs to browsers';
  const owner = owned.find(([, keys]) => keys.test(key));
  return owner && `belongs to ${owner[0]}`;
}

/** The pairs of the option, or of the attribute: `sound=Alt+Shift+KeyS zoom-in=Alt+Shift+ArrowUp`. */
function pairsOf(option: NonNullable<ToolbarOptions['hotkeys']>): [string, string][] {
  if (typeof option !== 'string')
    return Object.entries<unknown>(option).map(([name, keys]) => [
      name,
      typeof keys === 'string' ? keys : '',
    ]);
  return (option.match(/[^\s,]+/g) ?? []).map((pair) => {
    const [name = '', ...keys] = pair.split('=');
    return [name, keys.join('=')];
  });
}

/** The valid hotkeys; each other entry gives a warning that names it. */
export function parseHotkeys(
  option: ToolbarOptions['hotkeys'],
  isTool: (name: string) => boolean,
  warn: Warn,
): Hotkeys {
  const hotkeys = new Map<ToolName, string>();
  for (const [name, keys] of option ? pairsOf(option) : []) {
    const parts = keys.split('+');
    const key = parts.pop() ?? '';
    const modifiers = parts.map((part) => (part === 'Ctrl' ? 'Control' : part));
    let problem = isTool(name) ? problemOf(modifiers, key) : 'no tool of this bar';
    const hotkey = `Alt+Shift+${key}`;
    if (!problem && [...hotkeys.values()].includes(hotkey)) problem = 'twice';
    if (problem) warn(`data-hotkeys: ${name}=${keys}: ${problem}`);
    else hotkeys.set(name as ToolName, hotkey);
  }
  return hotkeys;
}

/** The keys as `aria-keyshortcuts` and the help name them: `Alt+Shift+S`. */
export const shortcutName = (hotkey: string): string => hotkey.replace(/(Key|Digit)(?=.$)/, '');
