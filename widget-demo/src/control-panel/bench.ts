import type { Toolbar, ToolbarEvents, ToolbarOptions } from '../../../widget/src/options';
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

export interface Bench {
  readonly version: string;
  /** The toolbar under test; null before it, after `destroy`, or where its script is missing. */
  readonly toolbar: Toolbar | null;
  readonly namespace: string;
  create(options: ToolbarOptions): void;
  destroy(): void;
  /** Hears every event of whichever toolbar is there, and `made` and `destroyed`. */
  listen(listener: (name: EventName | 'made' | 'destroyed', detail: unknown) => void): void;
}

function findGlobal(): A11yToolbarGlobal | undefined {
  const found = window.A11yToolbar;
  return found && 'create' in found ? found : undefined;
}

/** The one place that touches the toolbar's API on behalf of the panel. */
export function createBench(): Bench {
  const api = findGlobal();
  const listeners: Parameters<Bench['listen']>[0][] = [];
  const tell: Parameters<Bench['listen']>[0] = (name, detail) =>
    listeners.forEach((listener) => listener(name, detail));
  let namespace =
    document.querySelector<HTMLScriptElement>('script[data-namespace]')?.dataset['namespace'] ??
    'a11y-toolbar';
  let watched: Toolbar | undefined;

  const watch = (toolbar: Toolbar) => {
    if (toolbar === watched) return;
    watched = toolbar;
    for (const name of EVENT_NAMES) toolbar.on(name, (detail) => tell(name, detail));
    tell('made', { namespace });
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
      tell('destroyed', { namespace });
    },
    listen: (listener) => void listeners.push(listener),
  };
}
