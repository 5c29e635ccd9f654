import type { Messages, Settings, ToolName } from '../shared/options';
import type { Tool } from '../tools/tool';

/** State that the toolbar is rendered from. */
export interface ViewState {
  /** Whether the bar is fixed to the bottom of the window. */
  isLow: boolean;
  messages: Messages;
  tools: readonly Tool[];
  /** The button in the page's tab order. */
  active: ToolName | undefined;
  settings: Readonly<Settings>;
  /** Whether the caption bar is rendered; a restored one appears after one second. */
  hasCaption?: boolean;
  captionText: string;
  /** Text of the live region. */
  status?: string;
  /** Whether the browser blocks speech until a user gesture. */
  isGestureNeeded?: boolean;
}
