const interruptedEvent = 'loading-interrupted';

/** Number of module imports under way. */
let importCount = 0;

/**
 * Calls `window.stop()`, unless a module is loading (spec section 2). It also cancels API requests; `uninterrupted`
 * repeats those. Firefox and Safari keep a cancelled module as failed (https://github.com/whatwg/html/issues/6768).
 */
export function stopLoading(): void {
  if (importCount > 0 || pendingPreloads().length > 0) return;
  window.stop();
  window.dispatchEvent(new Event(interruptedEvent));
}

/** Runs a dynamic import; `stopLoading` does nothing meanwhile. */
export async function importWithoutStop<Module>(load: () => Promise<Module>): Promise<Module> {
  importCount++;
  try {
    return await load();
  } finally {
    importCount--;
  }
}

/** URLs of pending `modulepreload` links. */
export function pendingPreloads(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    .map(({ href }) => href)
    .filter((href) => performance.getEntriesByName(href).length === 0);
}

/** Runs `load`, and once more if `stopLoading` cancelled it. */
export async function retryIfStopped<T>(load: () => Promise<T>): Promise<T> {
  let stopped = false;
  const onInterrupted = () => {
    stopped = true;
  };
  window.addEventListener(interruptedEvent, onInterrupted);
  try {
    return await load().catch((error: unknown) => {
      if (stopped) return load();
      throw error;
    });
  } finally {
    window.removeEventListener(interruptedEvent, onInterrupted);
  }
}
