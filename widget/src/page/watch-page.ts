import { listen } from '../shared/listen';

/** Shortest interval between two callbacks, in ms. */
const throttleMs = 100;

export interface PageWatch {
  /** Adds roots to the observation. */
  observe(roots: Iterable<Node>): void;
  stop(): void;
}

/**
 * Calls back with the mutations of elements, classes and styles, or without them after events that may affect
 * all elements: a resize of the window, the load of the page.
 */
export function watchPage(
  window: Window,
  onChange: (records?: readonly MutationRecord[]) => void,
): PageWatch {
  let timer = 0;
  /** Undefined when every element may be affected. */
  let records: MutationRecord[] | undefined = [];
  const run = () => {
    const changes = records;
    records = [];
    timer = 0;
    onChange(changes);
  };
  const schedule = () => {
    timer ||= window.setTimeout(run, throttleMs);
  };
  const invalidateAll = () => {
    records = undefined;
    schedule();
  };
  const observer = new MutationObserver((more) => {
    records?.push(...more);
    schedule();
  });
  const stops = [
    listen(window, {
      // Ignores resize events from scripts, including this one's.
      resize: ({ isTrusted }: Event) => isTrusted && invalidateAll(),
      load: invalidateAll,
      DOMContentLoaded: () => onChange(),
    }),
    // `load` of images and style sheets does not propagate to the window.
    listen(window.document, { load: schedule }),
  ];
  return {
    observe(roots) {
      for (const root of roots) {
        observer.observe(root, {
          subtree: true,
          childList: true,
          attributeFilter: ['class', 'style', 'open', 'hidden'],
        });
      }
    },
    stop() {
      observer.disconnect();
      for (const stop of stops) stop();
      window.clearTimeout(timer);
    },
  };
}
