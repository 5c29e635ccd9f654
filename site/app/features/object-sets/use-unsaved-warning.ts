import { useEffect, useState } from 'react';
import { createUnloadWarning } from '../../ui/unload-warning';

/** Names of what is not stored yet; with any, the browser asks before the page is left. */
export function useUnsavedWarning() {
  const [unsaved] = useState(createUnsaved);
  useEffect(() => unsaved.end, [unsaved]);
  return unsaved;
}

function createUnsaved() {
  const warning = createUnloadWarning();
  /** The latest change of each name. */
  const changes = new Map<string, object>();
  return {
    /** Begins a change; returns the function for its end, without effect once the name has a later change. */
    begin: (name: string) => {
      const change = {};
      changes.set(name, change);
      warning.begin();
      return () => {
        if (changes.get(name) !== change) return;
        changes.delete(name);
        if (changes.size === 0) warning.end();
      };
    },
    names: (): readonly string[] => [...changes.keys()],
    end: warning.end,
  };
}
