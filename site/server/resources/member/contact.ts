import { faultyFields } from '../../http/failure';
import type { Contact } from '../../user-centre/accounts';

/**
 * Contact data of a member: phone, e-mail or both.
 * @throws CallFailure 400 if both are missing.
 */
export function contactOf(given: {
  phone?: string | undefined;
  email?: string | undefined;
}): Contact {
  const { phone = null, email = null } = given;
  if (phone === null && email === null) {
    throw faultyFields([{ field: 'phone', fault: { kind: 'missing' } }]);
  }
  return { phone, email };
}
