import type { FieldFault } from '../validation/field-fault';
import { commonPasswords } from './common-passwords';
import { nameKey } from './name-key';

/** The error of a password of valid length; `undefined` if it is acceptable. */
export function passwordFault(password: string, userName: string): FieldFault | undefined {
  const plain = nameKey(password);
  if (plain === nameKey(userName)) return { kind: 'sameAsUserName' };
  return commonPasswords.has(plain) || isSequence(plain) ? { kind: 'tooCommon' } : undefined;
}

/** A repeated character or a sequence of neighbouring code points: 11111111, 12345678, hgfedcba. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return [-1, 0, 1].some((step) => steps.size === 1 && steps.has(step));
}
