import { listen } from '../shared/listen';
import type { ButtonName } from '../tools/tool';

/** Time and place of a click. */
export type Press = Pick<MouseEvent, 'timeStamp' | 'x' | 'y'>;

export interface InputActions {
  /** @param name undefined for the caption's close button */
  press: (name: ButtonName | undefined) => void;
  escape: () => void;
  /** Makes a button the only tab stop of the panel (roving tabindex). */
  activate: (name: ButtonName) => void;
}

/** Index of the button that a key focuses; the arrow keys wrap. */
const targetIndexes: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Longest time between the two clicks of a double click on the opener, in ms; old hands are slow. */
const slowDoubleClickMs = 2000;

/** Events that a dialog may handle as a press inside or outside of itself. */
const pressEvents = [
  'click',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'keydown',
];

/**
 * Mouse, touch and keyboard inside the toolbar (ARIA toolbar pattern). Listens on the window: focus traps of dialogs
 * listen on the document and would move the focus or cancel the click.
 * @param openedBy click on the opener that opened the toolbar
 */
export function watchInput(
  window: Window,
  shadow: ShadowRoot,
  { press, escape, activate }: InputActions,
  openedBy?: Press,
): () => void {
  const { host } = shadow;
  /** Runs a handler for events inside the toolbar, with the button that they target. */
  const insideToolbar =
    (handle: (event: Event, button?: HTMLButtonElement, name?: ButtonName) => void) =>
    (event: Event): void => {
      if (event.composedPath().indexOf(shadow) < 0) return;
      const button = (event.composedPath()[0] as Element).closest<HTMLButtonElement>('button');
      handle(event, button ?? undefined, button?.dataset['tool'] as ButtonName | undefined);
    };
  const onFocus = insideToolbar((event, _button, name) => {
    event.stopPropagation();
    if (name) activate(name);
  });
  const stop = listen(
    window,
    {
      click: insideToolbar((event, button, name) => {
        const first = openedBy;
        openedBy = undefined;
        const { detail, timeStamp, x, y } = event as MouseEvent;
        // The second click of a slow double click is not meant for the button that now stands there.
        if (
          first &&
          detail &&
          timeStamp - first.timeStamp < slowDoubleClickMs &&
          Math.hypot(x - first.x, y - first.y) < 9
        )
          return;
        if (button) press(name);
      }),
      focus: onFocus,
      focusin: onFocus,
      keydown: insideToolbar((event, button, name) => {
        const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
        if (altKey || ctrlKey || metaKey) return;
        if (key === 'Escape') {
          // Keeps a dialog that contains the toolbar open.
          event.preventDefault();
          escape();
        }
        const targetIndex = targetIndexes[key];
        if (!targetIndex || !name || !button) return;
        event.preventDefault();
        const buttons = [...shadow.querySelectorAll<HTMLButtonElement>('[data-tool]')];
        buttons.at(targetIndex(buttons.indexOf(button)) % buttons.length)?.focus();
      }),
    },
    false,
  );
  // Focus events between nodes of one shadow tree are not dispatched outside of it.
  const stopInside = listen(shadow, { focusin: onFocus });
  const stopInDialog = (event: Event) => {
    // The host element is a child of a dialog only while that is open.
    if (host.parentNode !== host.ownerDocument.documentElement) event.stopPropagation();
  };
  for (const type of pressEvents) host.addEventListener(type, stopInDialog);
  return () => {
    stop();
    stopInside();
    for (const type of pressEvents) host.removeEventListener(type, stopInDialog);
  };
}
