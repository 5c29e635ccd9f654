/** @jsxRuntime classic */
/** @jsx h */
import { h, render } from 'preact';
import { pageFilter } from '../page/filters';
import { Caption } from './caption';
import { Panel } from './panel';
import type { ViewState } from './view-state';
import { Pointer } from './pointer';

/** Renders the toolbar into its shadow root; a null state removes it. Components have no state and are called directly. */
export function renderToolbar(shadow: ShadowRoot, state: ViewState | null): void {
  render(state && ToolbarView(state), shadow);
}

function ToolbarView(state: ViewState) {
  const { messages, settings } = state;
  const filter = pageFilter(settings);
  return (
    <div class="layer">
      <div class="filter" style={{ backdropFilter: filter, WebkitBackdropFilter: filter }} />
      {Panel(state)}
      {state.hasCaption && (state.caption ?? Caption)(state)}
      {state.isGestureNeeded && (
        <div class="notice" part="notice">
          {messages.gestureNeeded}
        </div>
      )}
      <div class="status" role="status">
        {state.status}
      </div>
      {Pointer(settings)}
      {state.extension?.(state)}
    </div>
  );
}
