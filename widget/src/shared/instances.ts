import type { Toolbar } from './options';

export const defaultNamespace = 'a11y-toolbar';

/** Type of the event that a document dispatches when a toolbar is created, destroyed or changed. */
export const changeEvent = defaultNamespace;

/** An open toolbar's control of the page: the last one opened in a document applies bars and zoom. */
export interface PageClaim {
  /** Heights of its bars at the two edges of the window, in px. */
  bars(): { top: number; bottom: number };
  /** Applies zoom and the largest bars of all open toolbars to the page. */
  fit(): void;
  /** Undoes every effect on the page. */
  release(): void;
}

// The key of a property of the document: two copies of this script share one list of toolbars.
const key = Symbol.for(changeEvent);

/** A file beside the script. */
export type FurtherFile = `a11y-toolbar-${string}.js`;

interface Toolbars extends Map<string, Toolbar> {
  /** Number of dispatched `changeEvent`s. */
  version?: number;
  /** Claims of the open toolbars, in the order of opening. */
  claims?: PageClaim[];
  /** Element of the main file, beside which the further files are. */
  script?: HTMLOrSVGScriptElement | null | undefined;
  /** What the further files contain. */
  [file: FurtherFile]: unknown;
}

/** The toolbars of a document by namespace. */
export const toolbarsOf = (document: Document & { [key]?: Toolbars }): Toolbars =>
  (document[key] ??= new Map<string, Toolbar>() as Toolbars);

/** The page claims of a document's open toolbars, the active one last. */
export const claimsOf = (document: Document): PageClaim[] => (toolbarsOf(document).claims ??= []);
