import { invalidFields } from '../../http/http-error';
import type { Contact } from '../../members/accounts';

/**
 * Contact data of a member: phone, e-mail or both.
 * @throws HttpError 400 if both are missing.
 */
export function parseContact(given: {
  phone?: string | undefined;
  email?: string | undefined;
}): Contact {
  const { phone = null, email = null } = given;
  if (phone === null && email === null) {
    throw invalidFields([{ field: 'phone', error: { kind: 'missing' } }]);
  }
  return { phone, email };
}
