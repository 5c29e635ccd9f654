import type { FieldFault } from '../validation/field-fault';
import { commonPasswords } from './common-passwords';
import { nameKey } from './name-key';

/** Why a password of the right length is refused; `undefined` where it is not. */
export function passwordFault(password: string, userName: string): FieldFault | undefined {
  const plain = nameKey(password);
  if (plain === nameKey(userName)) return { kind: 'sameAsUserName' };
  return commonPasswords.has(plain) || isRun(plain) ? { kind: 'tooCommon' } : undefined;
}

/** One character again and again, or each the neighbour of the last: 11111111, 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return [-1, 0, 1].some((step) => steps.size === 1 && steps.has(step));
}
