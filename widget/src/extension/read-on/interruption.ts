import { listen } from '../../shared/listen';
import type { ViewState } from '../../view/view-state';

export interface InterruptionJudge {
  /** Called when a sentence begins. @param hasScrolled whether the page was scrolled to it */
  begin(hasScrolled: boolean): void;
  /**
   * After an interruption: resolves with true after the confirmation of a button, and where scrolling moved other text
   * under a resting pointer, which read it. False for what the visitor or the page has read meanwhile.
   */
  mayGoOn(): Promise<boolean>;
  stop(): void;
}

/** Decides whether reading goes on after an interruption. */
export function judgeInterruptions(window: Window, state: Readonly<ViewState>): InterruptionJudge {
  let confirmation: Promise<void> | undefined;
  let isByScrolling = false;
  let position = '';
  const onInput = () => (isByScrolling = false);
  const unlisten = listen(window, {
    // Also fired where the page moves under a resting pointer, whose position on the screen stays.
    pointermove({ screenX, screenY }: PointerEvent) {
      if (position && position !== `${screenX},${screenY}`) onInput();
      position = `${screenX},${screenY}`;
    },
    pointerdown: onInput,
    keydown: onInput,
  });
  return {
    begin(hasScrolled) {
      confirmation = state.press;
      isByScrolling = hasScrolled;
    },
    async mayGoOn() {
      if (confirmation === state.press) {
        const isAgain = isByScrolling;
        isByScrolling = false;
        return isAgain;
      }
      while (confirmation !== state.press) {
        confirmation = state.press;
        await confirmation;
      }
      return true;
    },
    stop: unlisten,
  };
}
