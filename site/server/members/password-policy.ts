import type { FieldError } from '../../contract/shared/field-error';
import { commonPasswords } from './common-passwords';
import { normaliseUserName } from './user-name-key';

/** The error of a password of valid length; `undefined` if it is acceptable. */
export function checkPasswordPolicy(password: string, userName: string): FieldError | undefined {
  const plain = normaliseUserName(password);
  if (plain === normaliseUserName(userName)) return { kind: 'sameAsUserName' };
  return commonPasswords.has(plain) || isSequence(plain) ? { kind: 'tooCommon' } : undefined;
}

/** The error of the password that replaces a one-time password. */
export function checkOneTimeReplacement(
  newPassword: string | undefined,
  oneTimePassword: string,
  userName: string,
): FieldError | undefined {
  const isReplaced = newPassword !== undefined && newPassword !== oneTimePassword;
  return isReplaced ? checkPasswordPolicy(newPassword, userName) : { kind: 'oneTime' };
}

/** A repeated character or a sequence of neighbouring code points: 11111111, 12345678, hgfedcba. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return [-1, 0, 1].some((step) => steps.size === 1 && steps.has(step));
}
