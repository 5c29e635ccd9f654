import { eachStyleRule, pageRoots, type PageRoot } from './style-rules';

/** Elements that a rule or a style attribute may position (fixed, sticky, absolute). */
export interface PositionedElements {
  /** All candidates of the page. @param roots every root of the page */
  all(roots: readonly PageRoot[]): Set<HTMLElement>;
  /** The candidates that these changes may affect; undefined where a complete search is needed. */
  affected(records: readonly MutationRecord[]): Set<HTMLElement> | undefined;
}

/** @param always selector of elements that are candidates under any rules */
export function createPositionedElements(always: string): PositionedElements {
  const selectors = new Map<PageRoot, string>();
  let sheets = '';

  /** Fingerprint of all rule lists: the CSSOM reports no rule changes. */
  const ruleFingerprint = () => {
    let count = '';
    for (const root of selectors.keys()) {
      for (const sheet of root.styleSheets) {
        try {
          count += `,${sheet.cssRules.length}`;
        } catch {
          count += '?';
        }
      }
    }
    return count;
  };

  function readRules(root: PageRoot) {
    let selector = `${always},[style*=position],body,dialog`;
    const isComplete = eachStyleRule(root, ({ style, selectorText }) => {
      if (!/fixed|sticky|absolute/.test(style.position)) return;
      // Outside of its rule, the nesting selector matches any parent.
      selector += `,${selectorText.replace(/&/g, ':is(*)')}`;
    });
    selectors.set(root, isComplete ? selector : '*');
  }

  function collect(scope: PageRoot | Element, found: Set<HTMLElement>) {
    const root = scope.getRootNode() as PageRoot;
    const selector = selectors.get(root);
    if (!selector) return;
    if ('matches' in scope && scope.matches(selector)) found.add(scope as HTMLElement);
    for (const element of scope.querySelectorAll<HTMLElement>(selector)) found.add(element);
    // Rules of a shadow root also match its host and slotted elements.
    if (scope.nodeType !== 11) return;
    const { host } = scope as ShadowRoot;
    for (const element of [host, ...host.children]) found.add(element as HTMLElement);
  }

  return {
    all(roots) {
      const found = new Set<HTMLElement>();
      selectors.clear();
      for (const root of roots) {
        readRules(root);
        collect(root, found);
      }
      sheets = ruleFingerprint();
      return found;
    },
    affected(records) {
      if (ruleFingerprint() !== sheets) return;
      const found = new Set<HTMLElement>();
      const scopes = new Set<Element>();
      let mayHaveRoots = selectors.size > 1;
      for (const { type, target } of records) {
        const { parentElement, nodeType } = target;
        const element = target as Element;
        const positioned = nodeType === 1 && element.closest<HTMLElement>(always);
        if (positioned) found.add(positioned);
        if (type === 'childList') mayHaveRoots = true;
        // Sibling combinators match following siblings, :has() may match any element.
        else if (selectors.get(target.getRootNode() as PageRoot)?.includes(':has(')) return;
        scopes.add(type === 'childList' ? element : (parentElement ?? element));
      }
      for (const scope of scopes) {
        if (!scope.isConnected) continue;
        for (const root of mayHaveRoots ? pageRoots(scope) : []) {
          if (!selectors.has(root)) return;
          collect(root, found);
        }
        collect(scope, found);
      }
      return found;
    },
  };
}
