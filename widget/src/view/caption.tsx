/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import { Icon } from './icon';

/** The caption bar. Its text is hidden from assistive technology: it repeats what is read aloud. */
export const Caption = ({ text, close }: { text: string; close: string }) => (
  <div class="bar low caption" part="caption">
    <div class="text" part="caption-text" aria-hidden="true">
      {text}
    </div>
    <button part="caption-close" aria-label={close}>
      <Icon path="M6 6l12 12M18 6L6 18" />
    </button>
  </div>
);
