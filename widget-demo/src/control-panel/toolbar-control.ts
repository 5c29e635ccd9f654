import type { Toolbar, ToolbarEvents, ToolbarOptions } from '../../../widget/src/shared/options';
import type { A11yToolbarGlobal } from '../../../widget/src/script';

export type EventName = keyof ToolbarEvents;
export const EVENT_NAMES: readonly EventName[] = [
  'open',
  'close',
  'change',
  'speak',
  'caption',
  'error',
];

export interface ToolbarControl {
  readonly version: string;
  /** The toolbar under test; null before creation, after `destroy` and without its script. */
  readonly toolbar: Toolbar | null;
  readonly namespace: string;
  create(options: ToolbarOptions): void;
  destroy(): void;
  /** Subscribes to the events of the current toolbar, and to `made` and `destroyed`. */
  subscribe(listener: (name: EventName | 'made' | 'destroyed', detail: unknown) => void): void;
}

function findGlobal(): A11yToolbarGlobal | undefined {
  const found = window.A11yToolbar;
  return found && 'create' in found ? found : undefined;
}

/** The only module of the panel that uses the toolbar API. */
export function createToolbarControl(): ToolbarControl {
  const api = findGlobal();
  const listeners: Parameters<ToolbarControl['subscribe']>[0][] = [];
  const notify: Parameters<ToolbarControl['subscribe']>[0] = (name, detail) =>
    listeners.forEach((listener) => listener(name, detail));
  let namespace =
    document.querySelector<HTMLScriptElement>('script[data-namespace]')?.dataset['namespace'] ??
    'a11y-toolbar';
  let watched: Toolbar | undefined;

  const watch = (toolbar: Toolbar) => {
    if (toolbar === watched) return;
    watched = toolbar;
    for (const name of EVENT_NAMES) toolbar.on(name, (detail) => notify(name, detail));
    notify('made', { namespace });
  };
  void api?.ready.then(watch);

  return {
    version: api?.version ?? '',
    get toolbar() {
      return api?.instance ?? null;
    },
    get namespace() {
      return namespace;
    },
    create(options) {
      if (!api) return;
      namespace = options.namespace ?? 'a11y-toolbar';
      watch(api.create(options));
    },
    destroy() {
      api?.instance?.destroy();
      watched = undefined;
      notify('destroyed', { namespace });
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
