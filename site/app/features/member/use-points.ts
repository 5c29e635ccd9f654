import { useEffect } from 'react';
import type { CallInput } from '../../../contract/calls';
import type { Member } from '../../../contract/entities/member';
import { museumDay } from '../../../contract/museum-time';
import { sites } from '../../../contract/sites';
import { memberKeys } from '../../../contract/user-centre';
import { useClient } from '../../api/use-client';
import { useLanguage } from '../../i18n/language';

type Report = CallInput<'pointsReport'>;

/** Which success earns points (spec section 7). */
const actions: Readonly<Record<string, Report['actionCode']>> = {
  favouriteClick: 'R003',
  ratingCreate: 'R007',
};

const slots = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [`field${index + 1}`, '']),
);

const nothing = () => undefined;

function visitedOn(): string | null {
  try {
    return window.localStorage.getItem(memberKeys.lastLoginDate);
  } catch {
    return null;
  }
}

function keepVisit(day: string): void {
  try {
    window.localStorage.setItem(memberKeys.lastLoginDate, day);
  } catch {
    // Without storage the visit is reported again, which earns nothing twice.
  }
}

/**
 * Reports what earns points while a member is logged in: the visit once a calendar day of the museum
 * (R001), a favourite (R003), a rating (R007). A report that fails says nothing.
 */
export function usePoints(member: Member | undefined): void {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const memberId = member?.id;

  useEffect(() => {
    if (memberId === undefined) return undefined;
    const report = (actionCode: Report['actionCode'], fieldMap: Report['fieldMap']) =>
      client.callWith(nothing, 'pointsReport', {
        siteId,
        actionCode,
        memberIdOrPhone: memberId,
        memberType: 1,
        originType: 4,
        requestDomain: 2,
        fieldMap,
      });
    let reporting = '';
    const visit = () => {
      const today = museumDay(new Date());
      if (document.visibilityState === 'hidden' || reporting === today) return;
      if (visitedOn() === today) return;
      reporting = today;
      report('R001', slots).then(() => {
        keepVisit(today);
      }, nothing);
    };
    visit();
    // A tab may stay open past midnight: the visit of the new day begins when somebody is there.
    const signs = ['visibilitychange', 'pointerdown', 'keydown'];
    for (const sign of signs) document.addEventListener(sign, visit);
    const unwatch = client.watch((name) => {
      const action = actions[name];
      if (action) report(action, {}).catch(nothing);
    });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, visit);
      unwatch();
    };
  }, [client, memberId, siteId]);
}
