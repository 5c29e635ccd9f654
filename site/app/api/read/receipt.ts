import { isObject, text, wholeNumber } from './values';

/** The number under which something that was sent is kept. */
export function readReceipt(value: unknown): { id: string } | undefined {
  return isObject(value) && text(value.id) ? { id: text(value.id) } : undefined;
}

/** As a receipt, with the places that are left. */
export function readBookingReceipt(value: unknown): { id: string; left: number } | undefined {
  const receipt = readReceipt(value);
  return receipt && isObject(value)
    ? { ...receipt, left: wholeNumber(value.left) ?? 0 }
    : undefined;
}
