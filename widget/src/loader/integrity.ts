/** Integrity of `a11y-toolbar-tools.js`: the build inserts its SHA-256. */
export const integrity: string = '';
