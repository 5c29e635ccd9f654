import type { ToolName } from '../options';

export interface InputActions {
  press(name: ToolName): void;
  closeCaption(): void;
  escape(): void;
  /** Makes a button the panel's one tab stop. */
  activate(name: ToolName): void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Mouse, touch and keyboard inside the toolbar, heard at the shadow root (ARIA toolbar pattern). */
export function watchInput(shadow: ShadowRoot, actions: InputActions): () => void {
  const buttonOf = (event: Event) =>
    (event.target as Element).closest<HTMLButtonElement>('button') ?? undefined;
  const nameOf = (button: HTMLButtonElement | undefined) =>
    button?.dataset['tool'] as ToolName | undefined;

  const click = (event: Event) => {
    const button = buttonOf(event);
    const name = nameOf(button);
    if (name) actions.press(name);
    else if (button) actions.closeCaption();
  };
  const focus = (event: Event) => {
    const name = nameOf(buttonOf(event));
    if (name) actions.activate(name);
  };
  const key = (event: Event) => {
    const { key: pressed } = event as KeyboardEvent;
    if (pressed === 'Escape') actions.escape();
    const step = steps[pressed];
    const current = buttonOf(event);
    if (!step || !nameOf(current)) return;
    event.preventDefault();
    const buttons = shadow.querySelectorAll<HTMLButtonElement>('[data-tool]');
    const last = buttons.length - 1;
    let index = 0;
    while (buttons[index] !== current) index++;
    index += step;
    // Past an end the arrows go round; Home and End stop there.
    if (step === Infinity || index === -1) index = last;
    else if (step === -Infinity || index > last) index = 0;
    buttons[index]?.focus();
  };

  shadow.addEventListener('click', click);
  shadow.addEventListener('focusin', focus);
  shadow.addEventListener('keydown', key);
  return () => {
    shadow.removeEventListener('click', click);
    shadow.removeEventListener('focusin', focus);
    shadow.removeEventListener('keydown', key);
  };
}
