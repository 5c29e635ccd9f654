import { faultyFields } from '../../http/failure';
import type { Contact } from '../../user-centre/accounts';

/**
 * The phone, the e-mail or both that a member gives.
 * @throws CallFailure 400 where there is neither.
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
