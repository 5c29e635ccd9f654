import type { ComponentChildren } from 'preact';
import type { Messages, Settings } from '../shared/options';
import type { ButtonName, Tool } from '../tools/tool';

/** State that the toolbar is rendered from. */
export interface ViewState {
  /** Whether the bar is fixed to the bottom of the window. */
  isLow: boolean;
  /** Whether the buttons are centred. Where further tools arrive later, Exit stands at the end, so that none moves. */
  isCentred: boolean;
  messages: Messages;
  tools: readonly Tool[];
  /** The tools in the bar, where that has not room for all. */
  row?: readonly Tool[];
  /** The button in the page's tab order. */
  active?: ButtonName | undefined;
  settings: Readonly<Settings>;
  /** Whether the caption bar is rendered; a restored one appears after one second. */
  hasCaption?: boolean;
  captionText: string;
  /** Text of the pages after the one being shown. */
  captionRest?: string;
  /** Renders the caption bar in place of the one of the script. */
  caption?: (state: ViewState) => ComponentChildren;
  /** Text of the live region. */
  status?: string;
  /** Whether the browser blocks speech until a user gesture. */
  isGestureNeeded?: boolean;
  /** Renders what the further tools show. */
  extension?: (state: ViewState) => ComponentChildren;
  /** Settles when the last pressed button has been confirmed. */
  press?: Promise<void>;
  /** Closes a panel of the further tools on Escape. @returns whether one was open */
  escape?: () => boolean;
}
