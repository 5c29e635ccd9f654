import type { ExtensionSession } from '../../extension';
import { describeRegion, type RegionText } from './describe-region';
import { findRegions, type Region, type Regions, type Section } from './find-regions';

/** Shortest interval between two collections while the page changes, in ms. */
const refreshMs = 300;

/** Attributes that change what is listed. */
const attributeFilter = [
  'alt',
  'aria-hidden',
  'aria-label',
  'class',
  'hidden',
  'href',
  'inert',
  'open',
  'role',
  'style',
];

/** What the open panel shows: the regions of the page, the chosen section and the active row. */
export interface RegionsState {
  readonly section: Section;
  choose(section: Section): void;
  /** Index of the active row. */
  active: number;
  readonly regions: Regions | undefined;
  readonly rows: readonly Region[];
  textOf(region: Region): RegionText;
  start(): void;
  stop(): void;
}

/** @param onChange called when the regions have changed */
export function createRegionsState(
  { window, host: { shadow }, state: { messages } }: ExtensionSession,
  onChange: () => void,
): RegionsState {
  let section: Section = 'landmarks';
  let found: Regions | undefined;
  const texts = new Map<Region, RegionText>();
  let stopSearch: (() => void) | undefined;
  let timer = 0;
  let observed = new WeakSet<Node>();

  const observer = new window.MutationObserver(() => {
    timer ||= window.setTimeout(collect, refreshMs);
  });
  const observe = (root: Node) => {
    if (observed.has(root)) return;
    observed.add(root);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter,
    });
  };

  function collect(): void {
    timer = 0;
    stopSearch?.();
    const isFirst = !found;
    // In a modal dialog, which contains the toolbar, the rest of the page is inert.
    const root = shadow.host.parentElement ?? window.document.documentElement;
    observe(root.getRootNode());
    stopSearch = findRegions(window, root, (regions, isComplete) => {
      // A refresh replaces the lists as a whole, so that nothing jumps in between.
      if (!isFirst && !isComplete) return;
      texts.clear();
      const element = result.rows[result.active]?.element;
      found = regions;
      const kept = result.rows.findIndex((region) => region.element === element);
      result.active = Math.max(0, kept);
      if (isComplete)
        for (const { element } of Object.values(regions).flat()) observe(element.getRootNode());
      onChange();
    });
  }

  const result: RegionsState = {
    get section() {
      return section;
    },
    choose(next) {
      section = next;
      result.active = 0;
      // A named form is a landmark too, with another text.
      texts.clear();
    },
    active: 0,
    get regions() {
      return found;
    },
    get rows() {
      return found?.[section] ?? [];
    },
    textOf(region) {
      const text = texts.get(region) ?? describeRegion(region, section, messages);
      texts.set(region, text);
      return text;
    },
    start: collect,
    stop() {
      window.clearTimeout(timer);
      timer = 0;
      stopSearch?.();
      observer.disconnect();
      observed = new WeakSet();
      found = undefined;
      texts.clear();
    },
  };
  return result;
}
