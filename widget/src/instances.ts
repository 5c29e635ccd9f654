import type { Toolbar } from './options';

export const defaultNamespace = 'a11y-toolbar';

/** Sent by a document when one of its toolbars comes, goes or changes. */
export const changeEvent = 'a11y-toolbar';

/** A toolbar's hold on the page while it is open: only the newest in a document shapes the page. */
export interface PageClaim {
  /** What its bars take from the window, in px. */
  bars(): { top: number; bottom: number };
  /** Brings the page into shape, also for the bars of the others. */
  fit(): void;
  /** Leaves the page as it was. */
  release(): void;
}

// On the document rather than in a module, so that two copies of this script find each other's toolbar.
const key = Symbol.for(changeEvent);

interface Toolbars extends Map<string, Toolbar> {
  /** Counts what `changeEvent` has told. */
  version?: number;
  /** Of the open toolbars, in the order of their opening. */
  claims?: PageClaim[];
}

/** The toolbars of a document by their namespaces. */
export const toolbarsOf = (document: Document & { [key]?: Toolbars }): Toolbars =>
  (document[key] ??= new Map<string, Toolbar>());

/** The holds on a document's page. */
export const claimsOf = (document: Document): PageClaim[] => (toolbarsOf(document).claims ??= []);
