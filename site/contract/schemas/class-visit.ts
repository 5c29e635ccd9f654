import { Type, type Static } from 'typebox';
import {
  classVisitRules,
  maxClassVisits,
  pupilsPerAdult,
  stages,
  programmes,
  accessNeeds,
} from '../shared/class-visit-rules';
import { BookingReceipt, PlacesLeft } from './booking';
import type { CallSchemas } from './common/call-schema';
import { DateTime, Day, siteIdField } from './common/fields';
import { formInput } from './common/form-input';
import { literals } from './common/literals';
import { optionalConsent } from './common/optional-consent';

/** A session of a day in which classes visit. */
export const ClassVisitSlot = Type.Object({
  day: Day,
  /** `09:30`, in the museum’s time zone. */
  time: Type.String(),
  startAt: DateTime,
  endAt: DateTime,
  /** Classes that the session takes. */
  capacity: Type.Integer({ minimum: 1 }),
  /** Classes that can still be booked. */
  left: Type.Integer({ minimum: 0 }),
});
export type ClassVisitSlot = Static<typeof ClassVisitSlot>;

/** What a booking of a class tells beside that of any visitor. */
export const ClassVisit = Type.Object({
  /** Empty once the personal data have been erased. */
  school: Type.String(),
  stage: literals(stages),
  pupils: Type.Integer({ minimum: 0 }),
  adults: Type.Integer({ minimum: 0 }),
  programme: Type.Optional(literals(programmes)),
  access: Type.Array(literals(accessNeeds)),
});
export type ClassVisit = Static<typeof ClassVisit>;

const { earliest, latest } = classVisitRules.classVisitBook.day;

export const classVisitSchemas = {
  classVisitSlots: {
    summary:
      `The sessions that classes can book, with the number of classes that still fit: from ${earliest} to ${latest} days ahead, on days on which the museum opens. ` +
      'The museum sets them at its desk.',
    input: Type.Object({
      ...siteIdField,
      from: Type.Optional(Day),
      to: Type.Optional(Day),
    }),
    record: ClassVisitSlot,
    example: { siteId: '1', from: '2026-12-01', to: '2026-12-31' },
  },
  classVisitBook: {
    summary:
      `Books a session for a class. 400 with fewer than one adult for ${pupilsPerAdult} pupils. 409 when as many classes come as the session takes, or when that phone may not book it: ` +
      `a phone books a session once and holds at most ${maxClassVisits} visits to come. ` +
      '429 also when one network has booked its share of a day. ' +
      'A member’s token is heeded; none is needed.',
    form: optionalConsent(classVisitRules.classVisitBook),
    input: formInput(optionalConsent(classVisitRules.classVisitBook)),
    record: BookingReceipt,
    example: {
      day: '2026-12-09',
      time: '09:30',
      school: '泽阳市湖滨小学',
      stage: 'upperPrimary',
      pupils: 38,
      adults: 3,
      programme: 'lesson',
      access: ['wheelchair'],
      name: '林晚',
      phone: '13800138000',
      consent: true,
    },
  },
  classVisitCancel: {
    summary:
      'Gives a class visit back. `id` is the id or the code of the receipt. 404 unless it and the phone belong together, 409 when it was cancelled before or has begun.',
    form: classVisitRules.classVisitCancel,
    input: formInput(classVisitRules.classVisitCancel),
    record: PlacesLeft,
    example: { id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10', phone: '13800138000' },
  },
} satisfies CallSchemas;
