import { version } from '../package.json';
import { toolbarsOf } from './shared/instances';
import type { Toolbar, ToolbarOptions } from './shared/options';
import { accessibleName, spokenText } from './reading';
import { scriptOptions } from './script-options';
import type { LoadExtension } from './extension/extension';
import { createScriptLoader } from './shared/script-loader';
import { integrity } from './loader/integrity';
import { createToolbar } from './toolbar';
import { warn } from './shared/warn';

type ReadyCallback = (toolbar: Toolbar) => void;

/** API of the script build at `window.A11yToolbar`. */
export interface A11yToolbarGlobal {
  /** Creates a toolbar, or returns the existing one of that namespace. */
  create: (options?: ToolbarOptions) => Toolbar;
  /** The toolbar created last; null while there is none. */
  readonly instance: Toolbar | null;
  /** Resolves with the first toolbar. */
  ready: Promise<Toolbar>;
  version: string;
  /** The accessible name of any element (W3C accname). */
  accessibleName: (element: Element) => string;
  /** What the toolbar speaks for an element: name, role and state, or prose. */
  spokenText: (element: Element, lang?: string) => string;
  /** Callbacks that get the toolbar; an array that the page may fill before the script has loaded. */
  queue: { push: (callback: ReadyCallback) => void };
}

declare global {
  interface Window {
    A11yToolbar?: A11yToolbarGlobal | { queue: ReadyCallback[] };
  }
}

/** @param createOnce creates the toolbar of the script tag, at the first call only */
function createGlobal(createOnce: () => void, loadExtension: LoadExtension): A11yToolbarGlobal {
  let resolve: ReadyCallback;
  const ready = new Promise<Toolbar>((done) => (resolve = done));
  return {
    create(options) {
      createOnce();
      const toolbar = createToolbar(loadExtension, options);
      resolve(toolbar);
      return toolbar;
    },
    get instance() {
      createOnce();
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
  // The script was loaded twice: the first copy stays.
  if (before && 'create' in before) return;
  toolbarsOf(document).script = script;
  const data = script?.dataset ?? {};
  let isPending = data['auto'] !== 'false';
  const createOnce = () => {
    if (!isPending) return;
    isPending = false;
    api.create(scriptOptions(data, document, warn));
  };
  const api = (window.A11yToolbar = createGlobal(
    createOnce,
    createScriptLoader('a11y-toolbar-tools.js', integrity),
  ));
  // An element with this id is a named property of the window too, and has no queue.
  for (const callback of before?.queue ?? []) api.queue.push(callback);
  // Before the next script and paint, but outside the evaluation of this file: see createToolbar.
  queueMicrotask(createOnce);
}

start(document.currentScript);
