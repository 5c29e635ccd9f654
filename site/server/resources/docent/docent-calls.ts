import { museumDateTime } from '../../../contract/museum-time';
import { isOpenOn } from '../../../contract/opening-hours';
import { book } from '../../booking/book';
import { cancel } from '../../booking/cancel';
import { createNetworkShare } from '../../booking/network-share';
import { placesLeft, readPlacesLeft, type Slot } from '../../booking/slot';
import type { Database } from '../../db/database';
import { readOpening } from '../../db/read-opening';
import type { CallHandlers } from '../../http/call';
import { CallFailure, faultyFields } from '../../http/failure';
import { bookableDays, tourCapacity, toursOn, type Tour } from './schedule';

export function docentCalls(
  db: Database,
): Pick<CallHandlers, 'docentSlots' | 'docentBook' | 'docentCancel'> {
  const bookWithinShare = createNetworkShare();
  return {
    docentSlots: async ({ from, to }, { now, language }) => {
      const opening = await readOpening(db, language);
      const tours = bookableDays(now, from, to).flatMap((day) => toursOn(day, opening));
      const left = await readPlacesLeft(db, tours.map(slotOf));
      return tours.map((tour) => ({
        ...tour,
        startAt: museumDateTime(tour.startAt),
        endAt: museumDateTime(tour.endAt),
        left: left(slotOf(tour)),
      }));
    },

    docentBook: async ({ day, time, language, ...form }, { now, member, address }) => {
      const opening = await readOpening(db, language);
      if (!isOpenOn(day, opening))
        throw faultyFields([{ field: 'day', fault: { kind: 'closed' } }]);
      const tour = toursOn(day, opening).find(
        (one) => one.time === time && one.language === language,
      );
      if (!tour) throw new CallFailure(404, (messages) => messages.noSuchTour);
      const { name, phone, people, note, requestId } = form;
      const guest = { name, phone, people, note, requestId, memberId: member?.id };
      const { id, left } = await bookWithinShare({ address, people }, () =>
        book(db, slotOf(tour), guest, now),
      );
      return { id, left };
    },

    docentCancel: async (input, { now }) => {
      const { taken } = await cancel(db, 'docent', input, now);
      return { left: placesLeft(tourCapacity, taken) };
    },
  };
}

function slotOf({ day, time, language, startAt, endAt }: Tour): Slot {
  const id = `docent/${day}/${time}/${language}`;
  return { kind: 'docent', id, capacity: tourCapacity, startAt, endAt, language };
}
