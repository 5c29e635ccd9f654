import { listen } from '../listen';
import type { ToolName } from '../options';

export interface InputActions {
  /** @param name undefined for the caption's close button */
  press: (name: ToolName | undefined) => void;
  escape: () => void;
  /** Makes a button the panel's one tab stop. */
  activate: (name: ToolName) => void;
}

/** Where a key leads from a button, counted from the first; the arrows go round. */
const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** What a dialog may take for a press on or outside of itself. */
const presses = [
  'click',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'keydown',
];

/**
 * Mouse, touch and keyboard inside the toolbar (ARIA toolbar pattern), heard at the window: focus
 * traps of dialogs listen at the document and would move the focus or cancel the click.
 */
export function watchInput(
  window: Window,
  shadow: ShadowRoot,
  { press, escape, activate }: InputActions,
): () => void {
  const { host } = shadow;
  /** The toolbar's button that an event is about; undefined outside of the toolbar. */
  const within =
    (handle: (event: Event, button?: HTMLButtonElement, name?: ToolName) => void) =>
    (event: Event): void => {
      if (event.composedPath().indexOf(shadow) < 0) return;
      const button = (event.composedPath()[0] as Element).closest<HTMLButtonElement>('button');
      handle(event, button ?? undefined, button?.dataset['tool'] as ToolName | undefined);
    };
  const focused = within((event, _button, name) => {
    event.stopPropagation();
    if (name) activate(name);
  });
  const stop = listen(
    window,
    {
      click: within((event, button, name) => {
        // The second half of a double click that opened the toolbar is not meant for Exit.
        if (name === 'exit' && (event as MouseEvent).detail > 1) return;
        if (button) press(name);
      }),
      focus: focused,
      focusin: focused,
      keydown: within((event, button, name) => {
        const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
        if (altKey || ctrlKey || metaKey) return;
        if (key === 'Escape') {
          // The dialog around the toolbar stays open.
          event.preventDefault();
          escape();
        }
        const step = steps[key];
        if (!step || !name || !button) return;
        event.preventDefault();
        const buttons = [...shadow.querySelectorAll<HTMLButtonElement>('[data-tool]')];
        buttons.at(step(buttons.indexOf(button)) % buttons.length)?.focus();
      }),
    },
    false,
  );
  // Focus that moves inside the shadow tree is told to nobody outside of it.
  const stopInside = listen(shadow, { focusin: focused });
  const keep = (event: Event) => {
    // Only a dialog has the toolbar among its children.
    if (host.parentNode !== host.ownerDocument.documentElement) event.stopPropagation();
  };
  for (const type of presses) host.addEventListener(type, keep);
  return () => {
    stop();
    stopInside();
    for (const type of presses) host.removeEventListener(type, keep);
  };
}
