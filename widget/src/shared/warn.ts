/** @param values as they are: not every value can become text */
export type Warn = (problem: string, ...values: unknown[]) => void;

/** Reports a wrong value to the developer of the host page; never throws. */
export const warn: Warn = (...problem) => {
  // oxlint-disable-next-line no-console -- the public API reports wrong values here
  console.warn('a11y-toolbar:', ...problem);
};
