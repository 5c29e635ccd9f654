interface Window {
  /** Calls of the prerendered page, as JSON; `undefined` if it was not prerendered. Set by the inline script. */
  prerenderedCalls?: Promise<string | undefined>;
}
