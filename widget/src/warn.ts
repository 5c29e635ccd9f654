export type Warn = (problem: string) => void;

/** How the toolbar tells a host's developer about a wrong value: never by throwing into the page. */
export const warn: Warn = (problem) => {
  // eslint-disable-next-line no-console -- the place for it that the contract names
  console.warn(`a11y-toolbar: ${problem}`);
};
