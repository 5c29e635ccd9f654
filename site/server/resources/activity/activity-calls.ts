import { formRules } from '../../../contract/form-rules';
import { book } from '../../booking/book';
import { cancel } from '../../booking/cancel';
import { placesLeft, readPlacesLeft } from '../../booking/slot';
import type { Database } from '../../db/database';
import { pageWindow } from '../../db/read-page';
import type { CallHandlers } from '../../http/call';
import { noSuchRecord } from '../../http/failure';
import { readActivities, readActivitiesNamed } from './activity-queries';
import { activityRecord, slotOf } from './activity-record';
import { occurrenceNamed, occurrencesIn } from './occurrences';
import { readPeriod } from './read-period';

export function activityCalls(
  db: Database,
): Pick<CallHandlers, 'activityPage' | 'activityDetail' | 'activityBook' | 'activityCancel'> {
  const find = async (id: string, now: Date, field: string, siteId?: string) => {
    for (const activity of await readActivitiesNamed(db, id, siteId)) {
      const time = occurrenceNamed(activity, id, now);
      if (time) return { activity, time };
    }
    throw noSuchRecord(field, id);
  };

  return {
    activityPage: async (input, { siteId, now }) => {
      const period = readPeriod(input, now);
      const rows = await readActivities(db, siteId, period, input.kind);
      const all = rows
        .flatMap((activity) =>
          occurrencesIn(activity, period, now).map((time) => ({ activity, time })),
        )
        .sort((one, other) => byStart(one.time, other.time));
      const { limit, offset } = pageWindow(input);
      const shown = all.slice(offset, offset + limit);
      const left = await readPlacesLeft(db, shown.map(slotOf));
      const records = shown.map((dated) => activityRecord(dated, left(slotOf(dated))));
      return { total: all.length, records };
    },

    activityDetail: async ({ id }, { siteId, now }) => {
      const dated = await find(id, now, 'id', siteId);
      const slot = slotOf(dated);
      const left = await readPlacesLeft(db, [slot]);
      return [{ ...activityRecord(dated, left(slot)), content: dated.activity.content }];
    },

    activityBook: async ({ activityId, ...form }, { now, member }) => {
      // Places are shared by both sites: the lookup ignores siteId.
      const slot = slotOf(await find(activityId, now, 'activityId'));
      const { people = formRules.activityBook.people.default } = form;
      const { name, phone, requestId } = form;
      const guest = { name, phone, people, requestId, memberId: member?.id };
      const { id, left } = await book(db, slot, guest, now);
      return { id, left };
    },

    activityCancel: async (input, { now }) => {
      const { activityId, taken } = await cancel(db, 'activity', input, now);
      const [activity] = await readActivitiesNamed(db, activityId ?? '');
      return { left: placesLeft(activity?.capacity ?? 0, taken) };
    },
  };
}

function byStart(one: { id: string; startAt: Date }, other: { id: string; startAt: Date }): number {
  const apart = one.startAt.getTime() - other.startAt.getTime();
  return apart || (one.id < other.id ? -1 : 1);
}
