import { formRules } from '../../../contract/shared/form-rules';
import { bookSlot } from '../../booking/book';
import type { VerifyBooking } from '../../booking/booking-verifier';
import { cancelBooking } from '../../booking/cancel';
import { placesLeft, readPlacesLeft } from '../../booking/slot';
import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import type { CallHandlers } from '../../http/call';
import { recordNotFound } from '../../http/http-error';
import { readActivities, readActivitiesByOccurrenceId } from './activity-queries';
import { activityRecord, toSlot } from './activity-record';
import { findOccurrence, listOccurrences } from '../../calendar/occurrences';
import { readConsent } from '../../privacy/consent';
import { parsePeriod } from './parse-period';

export function activityCalls(
  db: Database,
  verifyBooking: VerifyBooking,
): Pick<CallHandlers, 'activityPage' | 'activityDetail' | 'activityBook' | 'activityCancel'> {
  const find = async (id: string, now: Date, field: string, siteId?: string) => {
    for (const activity of await readActivitiesByOccurrenceId(db, id, siteId)) {
      const time = findOccurrence(activity, id, now);
      if (time) return { activity, time };
    }
    throw recordNotFound(field, id);
  };

  return {
    activityPage: async (input, { siteId, now }) => {
      const period = parsePeriod(input, now);
      const rows = await readActivities(db, siteId, period, input.kind);
      const all = rows
        .flatMap((activity) =>
          listOccurrences(activity, period, now).map((time) => ({ activity, time })),
        )
        .sort((one, other) => byStart(one.time, other.time));
      const { limit, offset } = toLimitOffset(input);
      const shown = all.slice(offset, offset + limit);
      const left = await readPlacesLeft(db, shown.map(toSlot));
      const records = shown.map((dated) => activityRecord(dated, left(toSlot(dated))));
      return { total: all.length, records };
    },

    activityDetail: async ({ id }, { siteId, now }) => {
      const dated = await find(id, now, 'id', siteId);
      const slot = toSlot(dated);
      const left = await readPlacesLeft(db, [slot]);
      return [{ ...activityRecord(dated, left(slot)), content: dated.activity.content }];
    },

    activityBook: async ({ activityId, ...form }, { now, member, language }) => {
      // Places are shared by both sites: the lookup ignores siteId.
      const slot = toSlot(await find(activityId, now, 'activityId'));
      const { people = formRules.activityBook.people.default } = form;
      const { name, phone, requestId } = form;
      const consent = await readConsent(db, form.consent, now);
      const guest = { name, phone, people, requestId, memberId: member?.id, ...consent };
      await verifyBooking({ ...slot, ...guest }, language);
      const { id, code, left } = await bookSlot(db, slot, guest, now);
      return { id, code, left };
    },

    activityCancel: async (input, { now }) => {
      const { activityId, taken } = await cancelBooking(db, 'activity', input, now);
      const [activity] = await readActivitiesByOccurrenceId(db, activityId ?? '');
      return { left: placesLeft(activity?.capacity ?? 0, taken) };
    },
  };
}

function byStart(one: { id: string; startAt: Date }, other: { id: string; startAt: Date }): number {
  const apart = one.startAt.getTime() - other.startAt.getTime();
  return apart || (one.id < other.id ? -1 : 1);
}
