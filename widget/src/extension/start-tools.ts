import type { VNode } from 'preact';
import type { Tool } from '../tools/tool';
import type { ViewState } from '../view/view-state';
import type { ExtensionSession } from './extension';
import type { RunningTool } from './further-tool';
import { furtherTools } from './further-tools';

export interface RunningTools {
  render(state: ViewState): (VNode | false | undefined)[];
  /** Tools with a button outside of the bar. */
  buttons: readonly Tool[];
  stop(): void;
}

/**
 * Starts the tools that the host has chosen, and makes the buttons of those with a panel open it.
 * @param onRender called at each rendering
 */
export function startTools(session: ExtensionSession, onRender: () => void): RunningTools {
  const { state, panels, show } = session;
  const running: RunningTool[] = [];
  const tools = state.tools.map((tool): Tool => {
    const started = furtherTools
      .find((further) => further.tool.name === tool.name)
      ?.start?.(session);
    if (!started) return tool;
    running.push(started);
    if (!started.panel) return { ...tool, ...started.button };
    panels.add(tool.name, started.panel);
    return {
      ...tool,
      expanded: () => panels.current === tool.name,
      press() {
        panels.toggle(tool.name);
        return {};
      },
    };
  });
  show({ tools });
  return {
    buttons: running.flatMap(({ buttons = [] }) => buttons),
    render(view) {
      onRender();
      return running.map(({ update, render }) => {
        update?.(view.settings);
        return render?.(view);
      });
    },
    stop() {
      for (const { stop } of running) stop?.();
    },
  };
}
