import { listen } from '../listen';
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
  const buttonOf = (event: Event) => (event.target as Element).closest<HTMLButtonElement>('button');
  const nameOf = (event: Event) => buttonOf(event)?.dataset['tool'] as ToolName | undefined;

  return listen(
    shadow,
    {
      click(event: Event) {
        const name = nameOf(event);
        if (name) actions.press(name);
        else if (buttonOf(event)) actions.closeCaption();
      },
      focusin(event: Event) {
        const name = nameOf(event);
        if (name) actions.activate(name);
      },
      keydown(event: KeyboardEvent) {
        if (event.key === 'Escape') actions.escape();
        const step = steps[event.key];
        if (!step || !nameOf(event)) return;
        event.preventDefault();
        const buttons = shadow.querySelectorAll<HTMLButtonElement>('[data-tool]');
        let index = 0;
        while (buttons[index] !== buttonOf(event)) index++;
        // Home and End stop at the ends, the arrows go round.
        index = Math.max(-1, Math.min(buttons.length, index + step));
        if (step === -Infinity) index = 0;
        if (step === Infinity) index = -1;
        buttons[(index + buttons.length) % buttons.length]?.focus();
      },
    },
    false,
  );
}
