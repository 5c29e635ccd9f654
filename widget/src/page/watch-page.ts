import { listen } from '../listen';

/** Milliseconds between two looks at the page, however often it changes. */
const interval = 100;

export interface PageWatch {
  /** Watches these roots from now on. */
  observe(roots: Iterable<Node>): void;
  stop(): void;
}

/**
 * Calls back with the changes of the page's elements, classes and styles, or without them where
 * all may be different: after a change of the window's size, and when the page has loaded.
 */
export function watchPage(
  window: Window,
  onChange: (records?: readonly MutationRecord[]) => void,
): PageWatch {
  let timer = 0;
  /** Undefined where all may be different. */
  let records: MutationRecord[] | undefined = [];
  const run = () => {
    const changes = records;
    records = [];
    timer = 0;
    onChange(changes);
  };
  const later = () => {
    timer ||= window.setTimeout(run, interval);
  };
  const again = () => {
    records = undefined;
    later();
  };
  const observer = new MutationObserver((more) => {
    records?.push(...more);
    later();
  });
  const stops = [
    listen(window, {
      // A resize that a script sends is about its own layout.
      resize: ({ isTrusted }: Event) => isTrusted && again(),
      load: again,
      DOMContentLoaded: () => onChange(),
    }),
    // Loads of pictures and style sheets do not reach the window.
    listen(window.document, { load: later }),
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
