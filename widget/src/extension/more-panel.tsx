/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
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

/** The button 更多 / More near the end of the bar, and the panel with the tools for which the bar has no room. */
export function startMorePanel(
  { window, host: { shadow }, state, show, panels }: ExtensionSession,
  running: RunningTools,
): { stop: () => void } {
  const isOpen = () => panels.current === 'more';
  let hidden: readonly Tool[] = [];
  const more: Tool = {
    name: 'more',
    icon: () => 'M4 12h2M11 12h2M18 12h2',
    expanded: isOpen,
    press() {
      panels.toggle('more');
      return {};
    },
  };
  const tools = state.tools;
  const panel = shadow.querySelector<HTMLElement>('[part=panel]');

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
    if (!hidden.length && isOpen()) panels.close();
    // Before Exit, which ends the bar from the start.
    if (hidden.length) split.row.splice(split.row.at(-1)?.name === 'exit' ? -1 : Infinity, 0, more);
    const { row } = split;
    const shown = isOpen() ? [...row, ...hidden] : row;
    const isActiveShown = shown.some(({ name }) => name === state.active);
    show({ row, active: isActiveShown ? state.active : row[0]?.name });
    if (focused) shadow.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  const MorePanel = (view: ViewState) => (
    <div
      key="more"
      class={`more ${view.isLow ? 'high' : ''} ${view.hasCaption ? 'captioned' : ''}`}
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
    tools: [...tools, more, ...running.buttons],
    extension: (view) => [...running.render(view), panels.render(view)],
  });
  panels.add('more', {
    render: MorePanel,
    // Exit is between the button and the panel in the order of the arrow keys.
    opened() {
      if (shadow.activeElement?.matches(':focus-visible'))
        shadow.querySelector<HTMLElement>('[part=more-panel] button')?.focus();
    },
  });
  const observer = new ResizeObserver(fit);
  if (panel) observer.observe(panel);
  fit();
  return {
    stop: () => observer.disconnect(),
  };
}
