/** Digits and letters without those that are confused when read out or written: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const referenceCodeAlphabet = '34679ACDEFGHJKMNPQRTVWXY';

export const referenceCodeLength = 6;

/** A number as visitors type it, in the form in which codes are stored: `k7m 4xq` as `K7M4XQ`. */
export function normaliseReferenceCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/** A code with its letters apart, so that it is read letter by letter; any other number is left as it is. */
export function spellReferenceCode(code: string): string {
  return code.length === referenceCodeLength ? code.replace(/\B/g, ' ') : code;
}
