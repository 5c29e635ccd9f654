const interrupted = 'loading-interrupted';

/**
 * Stops what the page is still loading, as activating a category asks for (spec section 2). That cuts
 * off calls and chunks under way as well, though nothing is wrong with them: `uninterrupted` repeats those.
 */
export function stopLoading(): void {
  window.stop();
  window.dispatchEvent(new Event(interrupted));
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
