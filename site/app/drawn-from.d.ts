interface Window {
  /** The calls that the shown page was drawn from, as JSON; '' where it is not drawn. `at-once.ts` gives it. */
  drawnFrom?: Promise<string>;
}
