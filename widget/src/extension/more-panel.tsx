/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import { listen } from '../shared/listen';
import type { Tool } from '../tools/tool';
import { ToolButton } from '../view/tool-button';
import type { ViewState } from '../view/view-state';
import type { ExtensionSession } from './extension';
import { fittingCount, splitRow } from './fit-row';
import { furtherTools } from './further-tools';
import type { RunningTools } from './start-tools';
import { extensionStyles } from './styles';

const isFurther = (tool: Tool): boolean =>
  furtherTools.some((further) => further.tool.name === tool.name);

/** The button 更多 / More at the end of the bar, and the panel with the tools for which the bar has no room. */
export function startMorePanel(
  { window, host: { shadow }, state, show }: ExtensionSession,
  running: RunningTools,
): { stop: () => void } {
  let isOpen = false;
  let hidden: readonly Tool[] = [];
  const more: Tool = {
    name: 'more',
    icon: () => 'M4 12h2M11 12h2M18 12h2',
    expanded: () => isOpen,
    press() {
      setOpen(!isOpen);
      return {};
    },
  };
  const tools = state.tools;
  const panel = shadow.querySelector<HTMLElement>('[part=panel]');

  function setOpen(wanted: boolean): void {
    const isFocusInside = shadow.activeElement?.closest('[part=more-panel]');
    isOpen = wanted;
    show({});
    if (!isOpen && isFocusInside) shadow.querySelector<HTMLElement>('[data-tool=more]')?.focus();
  }

  /** Measures the buttons with all of them in the bar, then moves those without room. */
  function fit(): void {
    if (!panel) return;
    const focused = shadow.activeElement?.getAttribute('data-tool');
    show({ row: tools });
    const { paddingLeft, columnGap } = window.getComputedStyle(panel);
    const gap = parseFloat(columnGap);
    const available = panel.clientWidth - 2 * parseFloat(paddingLeft) + gap;
    const widths = [...panel.children].map((button) => (button as HTMLElement).offsetWidth + gap);
    const split = splitRow(tools, isFurther, fittingCount(widths, tools.map(isFurther), available));
    hidden = split.hidden;
    isOpen &&= hidden.length > 0;
    const row = hidden.length > 0 ? [...split.row, more] : split.row;
    const shown = isOpen ? [...row, ...hidden] : row;
    const isActiveShown = shown.some(({ name }) => name === state.active);
    show({ row, active: isActiveShown ? state.active : row[0]?.name });
    if (focused) shadow.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  const MorePanel = (view: ViewState) => (
    <div
      class={view.isLow ? 'more high' : 'more'}
      part="more-panel"
      role="group"
      aria-label={view.messages.more}
    >
      {hidden.map((tool) => ToolButton(tool, view))}
    </div>
  );

  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(extensionStyles);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  show({
    tools: [...tools, more],
    extension: (view) => [...running.render(view), isOpen && MorePanel(view)],
    escape() {
      const wasOpen = isOpen;
      if (wasOpen) setOpen(false);
      return wasOpen;
    },
  });
  const observer = new ResizeObserver(fit);
  if (panel) observer.observe(panel);
  fit();
  const unlisten = listen(window, {
    pointerdown(event: PointerEvent) {
      if (isOpen && !event.composedPath().includes(shadow)) setOpen(false);
    },
  });
  return {
    stop() {
      unlisten();
      observer.disconnect();
    },
  };
}
