import { museumDateTime } from '../../../contract/shared/museum-time';
import { isOpenOn } from '../../../contract/shared/opening-hours';
import { bookSlot } from '../../booking/book';
import type { VerifyBooking } from '../../booking/booking-verifier';
import { cancelBooking } from '../../booking/cancel';
import { createNetworkQuota } from '../../booking/network-share';
import { placesLeft, readPlacesLeft } from '../../booking/slot';
import {
  admissionSlot,
  admissionSlotId,
  listAdmissionDays,
  listAdmissions,
  readAdmissionRules,
} from '../../calendar/admission-schedule';
import { readOpeningRules } from '../../calendar/read-opening-rules';
import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import type { CreateCounter } from '../../http/counters';
import { HttpError, invalidFields } from '../../http/http-error';
import { readConsent } from '../../privacy/consent';

/** A hotel, a school or a mobile network may stand behind one address. */
const admissionQuota = { name: 'admission-people', places: 300 };

export function admissionCalls(
  db: Database,
  createCounter: CreateCounter,
  verifyBooking: VerifyBooking,
): Pick<CallHandlers, 'admissionSlots' | 'admissionBook' | 'admissionCancel'> {
  const bookWithinShare = createNetworkQuota(createCounter, admissionQuota);
  /** Times of entry of some days. */
  const listOn = async (days: readonly string[]) => {
    const opening = await readOpeningRules(db, 'zh');
    const rules = await readAdmissionRules(db);
    return days.flatMap((day) => listAdmissions(day, opening, rules));
  };
  return {
    admissionSlots: async ({ from, to }, { now }) => {
      const admissions = (await listOn(listAdmissionDays(now, from, to))).filter(
        ({ startAt }) => startAt > now,
      );
      const left = await readPlacesLeft(db, admissions.map(admissionSlot));
      return admissions.map((admission) => ({
        ...admission,
        startAt: museumDateTime(admission.startAt),
        endAt: museumDateTime(admission.endAt),
        left: left(admissionSlot(admission)),
      }));
    },

    admissionBook: async ({ day, time, ...form }, { now, member, address, language }) => {
      if (!isOpenOn(day, await readOpeningRules(db, language)))
        throw invalidFields([{ field: 'day', error: { kind: 'closed' } }]);
      const admission = (await listOn([day])).find((each) => each.time === time);
      if (!admission) throw new HttpError(404, (messages) => messages.admissionNotFound);
      const { name, phone, people, requestId } = form;
      const consent = await readConsent(db, form.consent, now);
      const guest = { name, phone, people, requestId, memberId: member?.id, ...consent };
      const slot = admissionSlot(admission);
      const { id, code, left } = await bookWithinShare({ address, places: people }, async () => {
        await verifyBooking({ ...slot, ...guest }, language);
        return bookSlot(db, slot, guest, now);
      });
      return { id, code, left };
    },

    admissionCancel: async (input, { now }) => {
      const { slotId, day, taken } = await cancelBooking(db, 'admission', input, now);
      const admission = (await listOn([day])).find((each) => admissionSlotId(each) === slotId);
      // A time that is no longer offered has no places.
      return { left: admission ? placesLeft(admission.capacity, taken) : 0 };
    },
  };
}
