import { listen } from '../listen';
import type { ToolName } from '../options';

export interface InputActions {
  press(name: ToolName): void;
  closeCaption(): void;
  escape(): void;
  /** Makes a button the panel's one tab stop. */
  activate(name: ToolName): void;
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
        buttons[(step(index) + buttons.length) % buttons.length]?.focus();
      },
    },
    false,
  );
}
