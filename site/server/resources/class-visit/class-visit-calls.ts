import { adultsNeeded } from '../../../contract/shared/class-visit-rules';
import { museumDateTime } from '../../../contract/shared/museum-time';
import { isOpenOn } from '../../../contract/shared/opening-hours';
import { bookSlot } from '../../booking/book';
import type { VerifyBooking } from '../../booking/booking-verifier';
import { cancelBooking } from '../../booking/cancel';
import { createNetworkQuota } from '../../booking/network-share';
import { placesLeft, readPlacesLeft } from '../../booking/slot';
import {
  classSlot,
  classSlotId,
  listClassDays,
  listClassSessions,
  readClassSessionRules,
} from '../../calendar/class-schedule';
import { readOpeningRules } from '../../calendar/read-opening-rules';
import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import type { CreateCounter } from '../../http/counters';
import { HttpError, invalidFields } from '../../http/http-error';
import { readConsent } from '../../privacy/consent';

/** The classes of a large school, whose teachers book behind one address. */
const classQuota = { name: 'class-visits', places: 20 };

export function classVisitCalls(
  db: Database,
  createCounter: CreateCounter,
  verifyBooking: VerifyBooking,
): Pick<CallHandlers, 'classVisitSlots' | 'classVisitBook' | 'classVisitCancel'> {
  const bookWithinShare = createNetworkQuota(createCounter, classQuota);
  /** Sessions of some days. */
  const listOn = async (days: readonly string[]) => {
    const opening = await readOpeningRules(db, 'zh');
    const rules = await readClassSessionRules(db);
    return days.flatMap((day) => listClassSessions(day, opening, rules));
  };
  return {
    classVisitSlots: async ({ from, to }, { now }) => {
      const sessions = await listOn(listClassDays(now, from, to));
      const left = await readPlacesLeft(db, sessions.map(classSlot));
      return sessions.map((session) => ({
        ...session,
        startAt: museumDateTime(session.startAt),
        endAt: museumDateTime(session.endAt),
        left: left(classSlot(session)),
      }));
    },

    classVisitBook: async (
      { day, time, pupils, adults, ...form },
      { now, member, address, language },
    ) => {
      const limit = adultsNeeded(pupils);
      if (adults < limit)
        throw invalidFields([{ field: 'adults', error: { kind: 'minimum', limit } }]);
      if (!isOpenOn(day, await readOpeningRules(db, language)))
        throw invalidFields([{ field: 'day', error: { kind: 'closed' } }]);
      const session = (await listOn([day])).find((each) => each.time === time);
      if (!session) throw new HttpError(404, (messages) => messages.sessionNotFound);
      const { school, stage, programme, access, note, name, phone, requestId } = form;
      const people = pupils + adults;
      const consent = await readConsent(db, form.consent, now);
      const guest = {
        ...{ name, phone, people, note, requestId, memberId: member?.id, ...consent },
        ...{ school, stage, adults, programme, access },
      };
      const slot = classSlot(session);
      const { id, code, left } = await bookWithinShare({ address, places: 1 }, async () => {
        await verifyBooking({ ...slot, ...guest }, language);
        return bookSlot(db, slot, guest, now);
      });
      return { id, code, left };
    },

    classVisitCancel: async (input, { now }) => {
      const { slotId, day, taken } = await cancelBooking(db, 'classVisit', input, now);
      const session = (await listOn([day])).find((each) => classSlotId(each) === slotId);
      // A session that no longer takes place has no room for a class.
      return { left: session ? placesLeft(session.capacity, taken) : 0 };
    },
  };
}
