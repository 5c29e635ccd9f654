import type { h } from 'preact';
import type { Emitter } from '../shared/events';
import type { Messages, Settings, SpeechResult, Toolbar, ToolbarOptions } from '../shared/options';
import type { PageHooks } from '../shared/page-hooks';
import type { SpokenPart } from '../shared/spoken-part';
import type { SettingDefinitions } from '../settings/settings';
import type { Tool } from '../tools/tool';
import type { ViewState } from '../view/view-state';
import type { Hotkeys } from './parse-hotkeys';
import type { Panels } from './panels';

/** What the further tools are added to, and the Preact of the main file. */
export type ExtensionTarget = readonly [
  createElement: typeof h,
  registry: Tool[],
  settingDefinitions: SettingDefinitions,
  settingNames: (keyof Settings)[],
  pageHooks: PageHooks,
  zhCN: Messages,
  en: Messages,
  options: ToolbarOptions,
  roleZhCN: Record<string, string>,
  lang: string,
];

/** An open toolbar, for the further tools. */
export interface OpenToolbar {
  window: Window & typeof globalThis;
  host: { shadow: ShadowRoot };
  toolbar: Toolbar;
  options: ToolbarOptions;
  /** Language of labels and confirmations: `zh-CN`, `zh-Hant` or `en`. */
  lang: string;
  emit: Emitter['emit'];
  /** Speech rate; 1 is normal. */
  rate: () => number;
  /** Speaks parts in their languages; a newer call interrupts. */
  speak: (parts: readonly SpokenPart[]) => Promise<SpeechResult>;
}

/** Starts the further tools in an open toolbar. @returns the undo */
export type StartExtension = (
  open: OpenToolbar,
  state: Readonly<ViewState>,
  show: (change: Partial<ViewState>) => void,
) => () => void;

/** What the file of the further tools contains: adds them to the tables; once is enough. */
export type Extension = (...target: ExtensionTarget) => StartExtension;

/**
 * Loads the further tools; a call after a failure tries again. Without the further tools in the file, it resolves to undefined.
 * @param parent element of the toolbar that holds a script or link element meanwhile
 */
export type LoadExtension = (parent: Element) => Promise<Extension>;

/** An open toolbar with its view. */
export interface ExtensionSession extends OpenToolbar {
  panels: Panels;
  hotkeys: Hotkeys;
  state: Readonly<ViewState>;
  show: (change: Partial<ViewState>) => void;
}
