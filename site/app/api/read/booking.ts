import { isObject, text, wholeNumber } from './values';

/** Id and number of a stored form submission; a service without numbers gives its id as number. */
export function readReceipt(value: unknown): { id: string; code: string } | undefined {
  if (!isObject(value) || !text(value.id)) return undefined;
  return { id: text(value.id), code: text(value.code) || text(value.id) };
}

/** A receipt with the number of free places. */
export function readBookingReceipt(
  value: unknown,
): { id: string; code: string; left: number } | undefined {
  const receipt = readReceipt(value);
  return receipt && isObject(value)
    ? { ...receipt, left: wholeNumber(value.left) ?? 0 }
    : undefined;
}
