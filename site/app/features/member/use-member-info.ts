import { useEffect, useState } from 'react';
import type { Member } from '../../../contract/schemas/member';
import { sites } from '../../../contract/shared/sites';
import { readMember } from '../../api/read/member';
import { onSessionChange } from '../../api/session/session-change';
import { useClient } from '../../api/client/use-client';
import { useLanguage } from '../../i18n/i18n-context';
import { useHashLocation } from '../../router/use-hash-location';
import { readAccessToken } from '../../api/client/access-token';
import { hasToken } from './use-has-token';
import { useMember } from './use-member';

const withoutRevalidation = { revalidate: false };

/**
 * Requests the member on each navigation until it is known (spec section 6), and after each login.
 * A failure shows no notice (section 8); `failed` is true after a request without a member.
 */
export function useMemberInfo(): { member: Member | undefined; failed: boolean } {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const { member, setMember } = useMember();
  const { full } = useHashLocation();
  const [failed, setFailed] = useState(false);
  const isKnown = member !== undefined;

  useEffect(() => {
    // During a logout the tokens are removed before the page reloads.
    if (isKnown || !hasToken()) return undefined;
    let isCurrent = true;
    const settle = (found: Member | undefined) => {
      if (!isCurrent) return;
      setFailed(!found);
      void setMember(found, withoutRevalidation);
    };
    client.call(readMember, 'memberInfo', { siteId }).then(
      ({ rows }) => {
        settle(rows[0]);
      },
      () => {
        settle(undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, full, isKnown, setMember, siteId]);

  useEffect(() => {
    // A new login may be of another member.
    void setMember(undefined, withoutRevalidation);
    let token = readAccessToken();
    return onSessionChange(() => {
      if (token === (token = readAccessToken())) return;
      void setMember(undefined, withoutRevalidation);
    });
  }, [setMember]);

  return { member, failed };
}
