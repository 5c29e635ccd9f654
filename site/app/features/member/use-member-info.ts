import { useEffect, useState } from 'react';
import type { Member } from '../../../contract/entities/member';
import { sites } from '../../../contract/sites';
import { readMember } from '../../api/read/member';
import { watchSession } from '../../api/session/session-change';
import { useClient } from '../../api/use-client';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../router/use-query';
import { hasToken, readToken } from './use-has-token';
import { useMember } from './use-member';

const asItIs = { revalidate: false };

/**
 * Asks on each navigation who is logged in, until that is known (spec section 6), and anew with each
 * log-in. A failure is not told (section 8): `failed` while the last try gave nobody.
 */
export function useMemberInfo(): { member: Member | undefined; failed: boolean } {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const { member, keep } = useMember();
  const { full } = useAddress();
  const [failed, setFailed] = useState(false);
  const known = member !== undefined;

  useEffect(() => {
    // While one logs out, the tokens go before the page does.
    if (known || !hasToken()) return undefined;
    let isCurrent = true;
    const settle = (found: Member | undefined) => {
      if (!isCurrent) return;
      setFailed(!found);
      void keep(found, asItIs);
    };
    client.callWith(readMember, 'memberInfo', { siteId }).then(
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
  }, [client, full, keep, known, siteId]);

  useEffect(() => {
    // A new log-in may be another member's.
    void keep(undefined, asItIs);
    let held = readToken();
    return watchSession(() => {
      if (held === (held = readToken())) return;
      void keep(undefined, asItIs);
    });
  }, [keep]);

  return { member, failed };
}
