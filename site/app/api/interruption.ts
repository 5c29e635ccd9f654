const interrupted = 'loading-interrupted';

/** Number of module imports under way. */
let importCount = 0;

/**
 * Stops what the page is still loading, as activating a category asks for (spec section 2). That cuts
 * off calls under way as well, though nothing is wrong with them: `uninterrupted` repeats those.
 * Modules are never cut off: Firefox and Safari keep the failure for the life of the document
 * (https://github.com/whatwg/html/issues/6768).
 */
export function stopLoading(): void {
  if (importCount > 0 || pendingPreloads().length > 0) return;
  window.stop();
  window.dispatchEvent(new Event(interrupted));
}

/** Runs a dynamic import, during which loading is not stopped. */
export async function uninterruptedImport<Module>(load: () => Promise<Module>): Promise<Module> {
  importCount++;
  try {
    return await load();
  } finally {
    importCount--;
  }
}

/** Addresses of preloaded modules that have not arrived. */
export function pendingPreloads(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    .map(({ href }) => href)
    .filter((href) => performance.getEntriesByName(href).length === 0);
}

/** Runs `load`, and once more if it failed because loading was stopped. */
export async function uninterrupted<T>(load: () => Promise<T>): Promise<T> {
  let stopped = false;
  const note = () => {
    stopped = true;
  };
  window.addEventListener(interrupted, note);
  try {
    return await load().catch((error: unknown) => {
      if (stopped) return load();
      throw error;
    });
  } finally {
    window.removeEventListener(interrupted, note);
  }
}
