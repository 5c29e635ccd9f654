import { createPageStyle } from '../page/page-style';
import { pageRoots } from '../page/style-rules';
import type { ExtensionSession } from './extension';
import { furtherRules } from './further-tools';
import { watchDocuments } from './watch-documents';

/** Applies scheme and spacing in same-origin frames, which count as the page. @returns the undo */
export function startFrameStyles({ window, toolbar }: ExtensionSession): () => void {
  let appliedRules = '';
  let stop: (() => void) | undefined;

  const apply = (): void => {
    const rules = furtherRules(toolbar.settings);
    if (rules === appliedRules) return;
    appliedRules = rules;
    stop?.();
    stop = rules
      ? watchDocuments(window, (view) => {
          // The page itself has the rules from the main file.
          if (view === window) return () => undefined;
          const applyStyle = createPageStyle(view);
          applyStyle(rules, pageRoots(view.document));
          return () => applyStyle('', []);
        })
      : undefined;
  };

  apply();
  const unlisten = toolbar.on('change', apply);
  return () => {
    unlisten();
    stop?.();
  };
}
