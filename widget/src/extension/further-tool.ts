import type { VNode } from 'preact';
import type { Settings } from '../shared/options';
import type { PageHooks } from '../shared/page-hooks';
import type { SettingDefinitions } from '../settings/settings';
import type { Tool } from '../tools/tool';
import type { ViewState } from '../view/view-state';
import type { ExtensionSession } from './extension';
import type { Panel } from './panels';

/** What a tool shows in an open toolbar, and what it listens to there. */
export interface RunningTool {
  render?: (state: ViewState) => VNode | false | undefined;
  /** Called before each render. */
  update?: (settings: Readonly<Settings>) => void;
  /** Tools whose buttons `render` or the caption bar shows. */
  buttons?: readonly Tool[];
  stop?: () => void;
  /** What the tool's button does and shows in this toolbar. */
  button?: Partial<Tool>;
  /** Opened by the tool's button. */
  panel?: Panel;
}

/** A tool outside of the main file. */
export interface FurtherTool extends Partial<PageHooks> {
  tool: Tool;
  settings?: Partial<SettingDefinitions>;
  start?: (session: ExtensionSession) => RunningTool;
}
