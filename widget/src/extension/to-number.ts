/** The number that an option or the text of an attribute means; NaN for a value of another type. */
export const toNumber = (value: unknown): number =>
  typeof value === 'string' ? Number(value) : typeof value === 'number' ? value : NaN;
