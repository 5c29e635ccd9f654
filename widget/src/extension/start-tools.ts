import type { VNode } from 'preact';
import type { ViewState } from '../view/view-state';
import type { ExtensionSession } from './extension';
import { furtherTools } from './further-tools';

export interface RunningTools {
  render(state: ViewState): (VNode | false | undefined)[];
  stop(): void;
}

/** Starts the tools that the host has chosen. */
export function startTools(session: ExtensionSession): RunningTools {
  const running = furtherTools
    .filter(({ tool }) => session.state.tools.some(({ name }) => name === tool.name))
    .flatMap(({ start }) => start?.(session) ?? []);
  return {
    render: (state) =>
      running.map(({ update, render }) => {
        update?.(state.settings);
        return render?.(state);
      }),
    stop() {
      for (const { stop } of running) stop?.();
    },
  };
}
