import type { Messages, Settings, ToolName } from '../options';

/** What a press of a tool's button asks for. */
export interface Press {
  /** Settings to change. */
  patch?: Partial<Settings>;
  /** The sentence, or the label, that confirms it. */
  say?: keyof Messages;
  /** What stands for `{shift}` in that sentence. */
  shift?: string;
  /** Beyond settings: forget them all, or close the toolbar. */
  action?: 'reset' | 'close';
}

export interface Tool {
  name: ToolName;
  /** SVG path on a 24 × 24 grid, drawn as a line; circles are arcs that end 0.1 beside their beginning. */
  icon: (settings: Readonly<Settings>) => string;
  press: (settings: Readonly<Settings>) => Press;
  /** Only for switches: whether it is on. */
  pressed?: (settings: Readonly<Settings>) => boolean;
}

type Switch = 'sound' | 'crosshair' | 'largeCursor' | 'caption' | 'contrast' | 'pointerReading';

/** A tool that turns one setting on and off. */
export const switchTool = (name: ToolName, setting: Switch, icon: Tool['icon']): Tool => ({
  name,
  icon,
  pressed: (settings) => settings[setting],
  press(settings) {
    const isOn = !settings[setting];
    return { patch: { [setting]: isOn }, say: isOn ? 'on' : 'off' };
  },
});
