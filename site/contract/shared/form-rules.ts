import type { FormRules } from './form-rule';
import { consentRule as consent } from './privacy-notice';

const line = { kind: 'text', required: true, maxLength: 200 } as const;
/** Names and places are shown in the lists of the staff, one line each. */
const name = { ...line, format: 'line' } as const;
const mobile = { ...line, format: 'mobile' } as const;

/** Idempotency key, generated for each submission: a repeated request is stored once. */
const requestId = { kind: 'text', required: false, maxLength: 36, format: 'uuid' } as const;

/** A withdrawal needs the id or the code of the receipt and the phone number of the submission. */
const withdrawal = { id: line, phone: mobile } as const;

/** Limits for each phone number over all future activities and tours, and the same again over all admissions. */
export const bookingLimits = { bookings: 2, people: 6 } as const;
const people = { kind: 'integer', minimum: 1, maximum: bookingLimits.people } as const;

/** Rules of the visitors’ forms, by the name of the call. */
export const formRules = {
  activityBook: {
    /** Id of an occurrence, or id of the activity for its next occurrence. */
    activityId: line,
    name,
    phone: mobile,
    people: { ...people, required: false, default: 1 },
    consent,
    requestId,
  },
  activityCancel: withdrawal,
  docentBook: {
    day: { kind: 'day', required: true, earliest: 1, latest: 30 },
    time: { ...line, maxLength: 5, format: 'time' },
    language: { kind: 'choice', required: true, options: ['zh', 'en'] },
    people: { ...people, required: true },
    name,
    phone: mobile,
    note: { ...line, required: false },
    consent,
    requestId,
  },
  docentCancel: withdrawal,
  admissionBook: {
    day: { kind: 'day', required: true, earliest: 0, latest: 14 },
    time: { ...line, maxLength: 5, format: 'time' },
    people: { ...people, required: true },
    name,
    phone: mobile,
    consent,
    requestId,
  },
  admissionCancel: withdrawal,
  volunteerApply: {
    name,
    phone: mobile,
    email: { ...line, required: false, format: 'email' },
    birthYear: {
      kind: 'integer',
      required: true,
      minimum: 1900,
      maximum: 2100,
      minimumAge: 18,
    },
    /** `csl` is Chinese Sign Language. */
    languages: {
      kind: 'choices',
      required: true,
      options: ['zh', 'csl', 'en', 'ja', 'ko', 'fr', 'de', 'ru', 'es', 'other'],
    },
    skills: {
      kind: 'choices',
      required: true,
      options: ['guiding', 'wayfinding', 'archive', 'signing'],
    },
    availability: {
      kind: 'choices',
      required: true,
      options: ['weekday-morning', 'weekday-afternoon', 'weekend-morning', 'weekend-afternoon'],
    },
    motivation: { ...line, maxLength: 2_000 },
    consent,
    requestId,
  },
  volunteerWithdraw: withdrawal,
  lostAndFound: {
    kind: { kind: 'choice', required: true, options: ['lost', 'found'] },
    itemName: name,
    description: { ...line, maxLength: 2_000 },
    place: name,
    foundAt: { kind: 'moment', required: true, daysAgo: 366 },
    contact: { ...line, format: 'mobileOrEmail' },
    consent,
    requestId,
  },
} as const satisfies Record<string, FormRules>;
