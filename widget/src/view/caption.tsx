/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import { Icon } from './icon';
import type { ViewState } from './view-state';

/** The caption bar. Its text is `aria-hidden`, because it repeats the speech. */
export const Caption = ({ captionText, messages }: ViewState) => (
  <div class="bar low caption" part="caption">
    <div class="text" part="caption-text" aria-hidden="true">
      {captionText}
    </div>
    <button part="caption-close" aria-label={messages.captionClose}>
      {Icon('M6 6l12 12M18 6L6 18')}
    </button>
  </div>
);
