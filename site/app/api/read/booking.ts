import { isObject, text, wholeNumber } from './values';

/** Characters of an id or number: a ticket keeps no more, and a longer one fits into no QR code. */
const maxLength = 64;

const shortText = (value: unknown) => (text(value).length <= maxLength ? text(value) : '');

/** Id and number of a stored form submission; a service without numbers gives its id as number. */
export function readReceipt(value: unknown): { id: string; code: string } | undefined {
  if (!isObject(value)) return undefined;
  const id = shortText(value.id);
  return id ? { id, code: shortText(value.code) || id } : undefined;
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
