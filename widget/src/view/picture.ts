import type { Messages, Settings, ToolName } from '../options';
import type { Tool } from '../tools/tool';

/** All that the screen depends on. */
export interface Picture {
  /** Whether the bar stands at the bottom of the window. */
  isLow: boolean;
  messages: Messages;
  tools: readonly Tool[];
  /** The one button in the page's tab order. */
  active: ToolName | undefined;
  settings: Readonly<Settings>;
  /** Whether the caption bar is drawn; a restored one comes a second late. */
  hasCaption?: boolean;
  captionText: string;
  /** What the live region holds. */
  status?: string;
  /** Whether the browser wants a gesture before it speaks. */
  isGestureNeeded?: boolean;
}
