import { isObject, text, wholeNumber } from './values';

/** The id of a stored form submission. */
export function readReceipt(value: unknown): { id: string } | undefined {
  return isObject(value) && text(value.id) ? { id: text(value.id) } : undefined;
}

/** A receipt with the number of free places. */
export function readBookingReceipt(value: unknown): { id: string; left: number } | undefined {
  const receipt = readReceipt(value);
  return receipt && isObject(value)
    ? { ...receipt, left: wholeNumber(value.left) ?? 0 }
    : undefined;
}
