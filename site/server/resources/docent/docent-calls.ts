import { museumDateTime, museumDay } from '../../../contract/shared/museum-time';
import { isOpenOn } from '../../../contract/shared/opening-hours';
import type { Language } from '../../../contract/shared/sites';
import { bookSlot } from '../../booking/book';
import type { VerifyBooking } from '../../booking/booking-verifier';
import { cancelBooking } from '../../booking/cancel';
import { createNetworkQuota } from '../../booking/network-share';
import { placesLeft, readPlacesLeft, type Slot } from '../../booking/slot';
import type { Database } from '../../db/database';
import { readOpeningRules } from '../../calendar/read-opening-rules';
import {
  listBookableDays,
  listTours,
  readTourRules,
  tourSlotId,
  type Tour,
} from '../../calendar/tour-schedule';
import type { CallHandlers } from '../../http/call';
import type { CreateCounter } from '../../http/counters';
import { HttpError, invalidFields } from '../../http/http-error';
import { readConsent } from '../../privacy/consent';

/** Half the capacity of all docents' tours of a day. */
const tourQuota = { name: 'tour-people', places: 60 };

export function docentCalls(
  db: Database,
  createCounter: CreateCounter,
  verifyBooking: VerifyBooking,
): Pick<CallHandlers, 'docentSlots' | 'docentTours' | 'docentBook' | 'docentCancel'> {
  const bookWithinShare = createNetworkQuota(createCounter, tourQuota);
  /** Records of the tours of some days. */
  const listOn = async (days: readonly string[], language: Language) => {
    const opening = await readOpeningRules(db, language);
    const rules = await readTourRules(db);
    const tours = days.flatMap((day) => listTours(day, opening, rules));
    const left = await readPlacesLeft(db, tours.map(slotOf));
    return tours.map((tour) => ({
      ...tour,
      place: tour.place[language],
      startAt: museumDateTime(tour.startAt),
      endAt: museumDateTime(tour.endAt),
      left: left(slotOf(tour)),
    }));
  };
  return {
    docentSlots: ({ from, to }, { now, language }) =>
      listOn(listBookableDays(now, from, to), language),

    docentTours: ({ day }, { now, language }) => listOn([day ?? museumDay(now)], language),

    docentBook: async (
      { day, time, language, ...form },
      { now, member, address, language: siteLanguage },
    ) => {
      const opening = await readOpeningRules(db, language);
      if (!isOpenOn(day, opening))
        throw invalidFields([{ field: 'day', error: { kind: 'closed' } }]);
      const tour = listTours(day, opening, await readTourRules(db)).find(
        (one) => one.time === time && one.language === language,
      );
      if (!tour) throw new HttpError(404, (messages) => messages.tourNotFound);
      const { name, phone, people, note, requestId } = form;
      const consent = await readConsent(db, form.consent, now);
      const guest = { name, phone, people, note, requestId, memberId: member?.id, ...consent };
      const slot = slotOf(tour);
      const { id, code, left } = await bookWithinShare({ address, places: people }, async () => {
        await verifyBooking({ ...slot, ...guest }, siteLanguage);
        return bookSlot(db, slot, guest, now);
      });
      return { id, code, left };
    },

    docentCancel: async (input, { now, language }) => {
      const { slotId, day, taken } = await cancelBooking(db, 'docent', input, now);
      const opening = await readOpeningRules(db, language);
      const tours = listTours(day, opening, await readTourRules(db));
      const tour = tours.find((one) => tourSlotId(one) === slotId);
      // A tour that no longer takes place has no places.
      return { left: tour ? placesLeft(tour.capacity, taken) : 0 };
    },
  };
}

function slotOf(tour: Tour): Slot {
  const { language, startAt, endAt, capacity } = tour;
  return { kind: 'docent', id: tourSlotId(tour), capacity, startAt, endAt, language };
}
