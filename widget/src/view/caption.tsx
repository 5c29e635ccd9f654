/** @jsxImportSource preact */
import { Icon } from './icon';

/** The caption bar. Hidden from assistive technology but for its button: it repeats what is read aloud. */
export const Caption = ({ text, close }: { text: string; close: string }) => (
  <div class="caption" part="caption">
    <p class="text" part="caption-text" aria-hidden="true">
      {text}
    </p>
    <button type="button" part="caption-close" aria-label={close}>
      <Icon path="M6 6l12 12M18 6L6 18" />
    </button>
  </div>
);
