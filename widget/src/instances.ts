import type { Toolbar } from './options';

export const defaultNamespace = 'a11y-toolbar';

// On the document rather than in a module, so that two copies of this script find each other's toolbar.
const key = Symbol.for('a11y-toolbar');

/** The toolbars of a document. */
export interface Instances {
  toolbars: Map<string, Toolbar>;
  /** Told when a toolbar comes, goes or changes. */
  listeners: Set<() => void>;
  /** Grows with each change. */
  version: number;
}

export const instancesOf = (document: Document & { [key]?: Instances }): Instances =>
  (document[key] ??= { toolbars: new Map(), listeners: new Set(), version: 0 });

/** Tells those who follow a document's toolbars that one of them changed. */
export function touch(instances: Instances): void {
  instances.version++;
  for (const listener of instances.listeners) listener();
}
