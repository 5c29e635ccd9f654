/** @jsxImportSource preact */
import { render } from 'preact';
import type { Messages, Settings, ToolName } from '../options';
import { pageFilter } from '../page/filters';
import type { Tool } from '../tools/tool';
import { Caption } from './caption';
import { Panel } from './panel';
import { Pointer } from './pointer';

/** All that the screen depends on. */
export interface Picture {
  position: 'top' | 'bottom';
  messages: Messages;
  tools: readonly Tool[];
  /** The one button in the page's tab order. */
  active: ToolName | undefined;
  settings: Readonly<Settings>;
  /** Whether the caption bar is drawn; a restored one comes a second late. */
  caption: boolean;
  captionText: string;
  /** What the live region holds. */
  status: string;
  /** Whether the browser wants a gesture before it speaks. */
  gestureNeeded: boolean;
}

/** Draws the toolbar into its shadow root; a picture of null takes it away. */
export function draw(shadow: ShadowRoot, picture: Picture | null): void {
  render(picture && <Screen {...picture} />, shadow);
}

function Screen(picture: Picture) {
  const { position, messages, settings, caption, captionText, status, gestureNeeded } = picture;
  return (
    <div class={`layer ${position}`} popover="manual">
      <div class="filter" style={{ backdropFilter: pageFilter(settings) }} />
      <Panel {...picture} />
      {caption && <Caption text={captionText} close={messages.captionClose} />}
      {gestureNeeded && (
        <div class="notice" part="notice">
          {messages.gestureNeeded}
        </div>
      )}
      <div class="status" role="status">
        {status}
      </div>
      <Pointer crosshair={settings.crosshair} cursor={settings.largeCursor} />
    </div>
  );
}
