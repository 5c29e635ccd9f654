/** @jsxRuntime classic */
/** @jsx h */
import { h, render } from 'preact';
import { pageFilter } from '../page/filters';
import { Caption } from './caption';
import { Panel } from './panel';
import type { Picture } from './picture';
import { Pointer } from './pointer';

/** Draws the toolbar into its shadow root; a picture of null takes it away. Its parts have no state: they are called. */
export function draw(shadow: ShadowRoot, picture: Picture | null): void {
  render(picture && Screen(picture), shadow);
}

function Screen(picture: Picture) {
  const { messages, settings } = picture;
  const filter = pageFilter(settings);
  return (
    <div class="layer">
      <div class="filter" style={{ backdropFilter: filter, WebkitBackdropFilter: filter }} />
      {Panel(picture)}
      {picture.hasCaption && Caption(picture)}
      {picture.isGestureNeeded && (
        <div class="notice" part="notice">
          {messages.gestureNeeded}
        </div>
      )}
      <div class="status" role="status">
        {picture.status}
      </div>
      {Pointer(settings)}
    </div>
  );
}
