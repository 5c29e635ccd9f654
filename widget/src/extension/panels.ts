import type { VNode } from 'preact';
import { listen } from '../shared/listen';
import type { ButtonName } from '../tools/tool';
import type { ViewState } from '../view/view-state';

/** A panel that a button of the bar opens; its root element has the part `<name>-panel`. */
export interface Panel {
  render: (state: ViewState) => VNode;
  /** Called when the panel has been rendered. */
  opened?: () => void;
  closed?: () => void;
}

/** The panels of an open toolbar, of which at most one is open. */
export interface Panels {
  readonly current: ButtonName | undefined;
  add(name: ButtonName, panel: Panel): void;
  toggle(name: ButtonName): void;
  /** @param element what gets the focus when the open panel closes, in place of its button */
  returnTo(element: HTMLElement | undefined): void;
  /** Closes the open panel. @returns whether one was open */
  close(): boolean;
  render(state: ViewState): VNode | undefined;
  stop(): void;
}

export function createPanels(
  { window, host: { shadow } }: { window: Window; host: { shadow: ShadowRoot } },
  show: (change: Partial<ViewState>) => void,
): Panels {
  const panels = new Map<ButtonName, Panel>();
  let current: ButtonName | undefined;
  let focusTarget: HTMLElement | undefined;
  const panelOf = (name: ButtonName | undefined) => name && panels.get(name);
  const button = (name: ButtonName) => shadow.querySelector<HTMLElement>(`[data-tool=${name}]`);

  function change(name: ButtonName | undefined): void {
    panelOf(current)?.closed?.();
    current = name;
    show({});
    panelOf(name)?.opened?.();
  }

  function close(): boolean {
    if (!current) return false;
    const isFocusInside = shadow.activeElement?.closest(`[part=${current}-panel]`);
    // The button may be in the panel of More, which is closed.
    const names = [current, 'more'] as const;
    change(undefined);
    const target = focusTarget?.isConnected ? focusTarget : (button(names[0]) ?? button(names[1]));
    if (isFocusInside) target?.focus();
    return true;
  }

  show({ escape: close });
  const unlisten = listen(window, {
    pointerdown(event: PointerEvent) {
      if (!event.composedPath().includes(shadow)) close();
    },
  });
  return {
    get current() {
      return current;
    },
    add: (name, panel) => void panels.set(name, panel),
    toggle(name) {
      focusTarget = undefined;
      if (name === current) close();
      else change(name);
    },
    returnTo: (element) => void (focusTarget = element),
    close,
    render: (state) => panelOf(current)?.render(state),
    stop() {
      unlisten();
      panelOf(current)?.closed?.();
    },
  };
}
