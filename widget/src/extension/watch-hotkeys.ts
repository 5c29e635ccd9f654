import { listen } from '../shared/listen';
import type { ToolName } from '../shared/options';
import type { ExtensionSession } from './extension';
import { shortcutName } from './parse-hotkeys';

const editable = 'textarea,select,[contenteditable]:not([contenteditable=false])';
const untyped = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

function isEditable(element: Element): boolean {
  const { localName, type } = element as HTMLInputElement;
  return localName === 'input' ? !untyped.test(type) : !!element.closest(editable);
}

/**
 * Whether keys edit text: Option types further letters on macOS and selects by arrows. Elsewhere Alt+Shift+S has the letter
 * of its key.
 */
const isEdit = ({ key, code }: KeyboardEvent): boolean =>
  key.length > 1 || key.toUpperCase() !== code.slice(-1);

/** Presses the buttons of tools by hotkeys while the toolbar is open. Listens only where the host has given hotkeys. */
export function watchHotkeys({ window, host: { shadow }, hotkeys, panels }: ExtensionSession): {
  /** Sets `aria-keyshortcuts` on the buttons, after the rendering that calls it. */
  update: () => void;
  stop: () => void;
} {
  if (!hotkeys.size) return { update: () => undefined, stop: () => undefined };
  const tools = new Map([...hotkeys].map(([name, hotkey]) => [hotkey, name]));
  const button = (name: ToolName) => shadow.querySelector<HTMLElement>(`[data-tool=${name}]`);

  function press(name: ToolName): void {
    const { document } = window;
    const focused = shadow.activeElement ? undefined : (document.activeElement as HTMLElement);
    const isInRow = button(name);
    // The buttons of More exist while its panel is open.
    if (!isInRow) panels.toggle('more');
    button(name)?.click();
    if (!isInRow && panels.current === 'more') panels.close();
    if (panels.current === name) panels.returnTo(focused);
  }

  const stop = listen(
    window,
    {
      keydown(event: KeyboardEvent) {
        const { altKey, shiftKey, ctrlKey, metaKey, code, isComposing, repeat } = event;
        const name = tools.get(`Alt+Shift+${code}`);
        if (!name || !altKey || !shiftKey || ctrlKey || metaKey || isComposing || repeat) return;
        const target = event.composedPath()[0] as Element;
        if (event.getModifierState('AltGraph') || (isEditable(target) && isEdit(event))) return;
        event.preventDefault();
        event.stopPropagation();
        press(name);
      },
    },
    false,
  );
  return {
    update: () =>
      queueMicrotask(() => {
        for (const element of shadow.querySelectorAll<HTMLElement>('[data-tool]')) {
          const hotkey = hotkeys.get(element.dataset['tool'] as ToolName);
          if (hotkey) element.setAttribute('aria-keyshortcuts', shortcutName(hotkey));
          else element.removeAttribute('aria-keyshortcuts');
        }
      }),
    stop,
  };
}
