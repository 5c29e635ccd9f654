/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import { ToolButton } from './tool-button';
import type { ViewState } from './view-state';

/** The bar: one tab stop, aria-pressed on switches (ARIA toolbar pattern). */
export function Panel(state: ViewState) {
  const { isCentred, isLow, messages, row, tools } = state;
  return (
    <div
      class={(isCentred ? 'bar mid' : 'bar') + (isLow ? ' low' : '')}
      part="panel"
      role="toolbar"
      aria-label={messages.toolbar}
    >
      {(row ?? tools).map((tool) => ToolButton(tool, state))}
    </div>
  );
}
