import type { Toolbar } from './options';

export const defaultNamespace = 'a11y-toolbar';

/** Sent by a document when one of its toolbars comes, goes or changes. */
export const changeEvent = 'a11y-toolbar';

// On the document rather than in a module, so that two copies of this script find each other's toolbar.
const key = Symbol.for(changeEvent);

type Toolbars = Map<string, Toolbar>;

/** The toolbars of a document by their namespaces. */
export const toolbarsOf = (document: Document & { [key]?: Toolbars }): Toolbars =>
  (document[key] ??= new Map<string, Toolbar>());
