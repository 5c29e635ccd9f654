import { useEffect } from 'react';
import type { CallInput } from '../../../contract/schemas';
import type { Member } from '../../../contract/schemas/member';
import { museumDay } from '../../../contract/shared/museum-time';
import { sites } from '../../../contract/shared/sites';
import { memberStorageKeys } from '../../../contract/shared/user-centre';
import { useClient } from '../../api/client/use-client';
import { useLanguage } from '../../i18n/i18n-context';

type Report = CallInput<'pointsReport'>;

/** Action codes of the calls that earn points (spec section 7). */
const actionCodes: Readonly<Record<string, Report['actionCode']>> = {
  favouriteClick: 'R003',
  ratingCreate: 'R007',
};

const emptyFields = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [`field${index + 1}`, '']),
);

const noop = () => undefined;

function readLastVisit(): string | null {
  try {
    return window.localStorage.getItem(memberStorageKeys.lastLoginDate);
  } catch {
    return null;
  }
}

function saveLastVisit(day: string): void {
  try {
    window.localStorage.setItem(memberStorageKeys.lastLoginDate, day);
  } catch {
    // Without storage the visit is reported again; the server counts one per day.
  }
}

/**
 * Reports the actions of a logged-in member that earn points: a visit once per calendar day in the
 * museum's time zone (R001), a favourite (R003), a rating (R007). Failures are ignored.
 */
export function usePointsReport(member: Member | undefined): void {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const memberId = member?.id;

  useEffect(() => {
    if (memberId === undefined) return undefined;
    const report = (actionCode: Report['actionCode'], fieldMap: Report['fieldMap']) =>
      client.call(noop, 'pointsReport', {
        siteId,
        actionCode,
        memberIdOrPhone: memberId,
        memberType: 1,
        originType: 4,
        requestDomain: 2,
        fieldMap,
      });
    let reportedDay = '';
    const reportVisit = () => {
      const today = museumDay(new Date());
      if (document.visibilityState === 'hidden' || reportedDay === today) return;
      if (readLastVisit() === today) return;
      reportedDay = today;
      report('R001', emptyFields).then(() => {
        saveLastVisit(today);
      }, noop);
    };
    reportVisit();
    // A tab may stay open past midnight: the first activity of the new day counts as a visit.
    const activityEvents = ['visibilitychange', 'pointerdown', 'keydown'];
    for (const type of activityEvents) document.addEventListener(type, reportVisit);
    const unwatch = client.subscribe((name) => {
      const actionCode = actionCodes[name];
      if (actionCode) report(actionCode, {}).catch(noop);
    });
    return () => {
      for (const type of activityEvents) document.removeEventListener(type, reportVisit);
      unwatch();
    };
  }, [client, memberId, siteId]);
}
