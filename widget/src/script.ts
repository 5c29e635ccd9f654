import { version } from '../package.json';
import { toolbarsOf } from './instances';
import type { Toolbar, ToolbarOptions } from './options';
import { accessibleName, spokenText } from './reading';
import { scriptOptions } from './script-options';
import { createToolbar } from './toolbar';
import { warn } from './warn';

type Queued = (toolbar: Toolbar) => void;

/** What the script build leaves at `window.A11yToolbar`. */
export interface A11yToolbarGlobal {
  /** Makes the toolbar, or returns the one of that namespace. */
  create: (options?: ToolbarOptions) => Toolbar;
  /** The page's newest toolbar; null before the first and after the end of all. */
  readonly instance: Toolbar | null;
  /** Resolves with the first toolbar. */
  ready: Promise<Toolbar>;
  version: string;
  /** The accessible name of any element (W3C accname). */
  accessibleName: (element: Element) => string;
  /** What the toolbar would say for an element: name, role and state, or prose. */
  spokenText: (element: Element, lang?: string) => string;
  /** Functions to call with the toolbar. A page may fill it, as an array, before the script has loaded. */
  queue: { push: (callback: Queued) => void };
}

declare global {
  interface Window {
    A11yToolbar?: A11yToolbarGlobal | { queue: Queued[] };
  }
}

/** @param begin makes the toolbar of the script tag, at the first call */
function createGlobal(begin: () => void): A11yToolbarGlobal {
  let resolve: Queued;
  const ready = new Promise<Toolbar>((done) => (resolve = done));
  return {
    create(options) {
      begin();
      const toolbar = createToolbar(options);
      resolve(toolbar);
      return toolbar;
    },
    get instance() {
      begin();
      return [...toolbarsOf(document).values()].at(-1) ?? null;
    },
    ready,
    version,
    accessibleName,
    spokenText,
    queue: { push: (callback) => void ready.then(callback) },
  };
}

function start(script: HTMLOrSVGScriptElement | null): void {
  const before = window.A11yToolbar;
  // Loaded twice: the first one stays.
  if (before && 'create' in before) return;
  const data = script?.dataset ?? {};
  let isDue = data['auto'] !== 'false';
  const begin = () => {
    if (!isDue) return;
    isDue = false;
    api.create(scriptOptions(data, document, warn));
  };
  const api = (window.A11yToolbar = createGlobal(begin));
  // An element of that id answers to the name as well, and has no queue.
  for (const callback of before?.queue ?? []) api.queue.push(callback);
  // Still before the next script and the next paint, but no more inside of this whole file: see createToolbar.
  queueMicrotask(begin);
}

start(document.currentScript);
