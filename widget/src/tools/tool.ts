import type { Messages, ReadOnControl, Settings, ToolName } from '../shared/options';

/** Result of a press on a tool's button. */
export interface PressResult {
  /** Settings to change. */
  patch?: Partial<Settings>;
  /** Key of the spoken or announced confirmation. */
  say?: keyof Messages;
  /** Replaces `{shift}` in the confirmation. */
  shift?: string;
  /** Command beyond settings: reset all, or close the toolbar. */
  action?: 'reset' | 'close';
}

/**
 * `data-tool` of a button: a tool, the button that shows the tools for which the bar has no room, one in the caption bar,
 * or one that controls a reading.
 */
export type ButtonName = ToolName | 'more' | 'caption-size' | ReadOnControl;

export interface Tool {
  name: ButtonName;
  /** SVG path on a 24 × 24 grid, stroked; a circle is an arc that ends 0.1 beside its start. */
  icon: (settings: Readonly<Settings>) => string;
  press: (settings: Readonly<Settings>) => PressResult;
  /** State of a switch; undefined for other tools. */
  pressed?: (settings: Readonly<Settings>) => boolean | undefined;
  /** Whether the panel of the button is open. */
  expanded?: () => boolean;
}

/** The settings that are on or off. */
type Switch = {
  [Name in keyof Settings]-?: NonNullable<Settings[Name]> extends boolean ? Name : never;
}[keyof Settings];

/** A tool that toggles one setting. */
export const switchTool = (name: ToolName, setting: Switch, icon: Tool['icon']): Tool => ({
  name,
  icon,
  pressed: (settings) => settings[setting],
  press(settings) {
    const isOn = !settings[setting];
    return { patch: { [setting]: isOn }, say: isOn ? 'on' : 'off' };
  },
});
