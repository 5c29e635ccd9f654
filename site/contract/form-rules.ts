import type { FormRules } from './form-rule';

const line = { kind: 'text', required: true, maxLength: 200 } as const;
/** What stands in lists that staff read. */
const name = { ...line, format: 'line' } as const;
const mobile = { ...line, format: 'mobile' } as const;

/** Chosen by the form for each thing that it sends: what comes twice is kept once. */
const requestId = { kind: 'text', required: false, maxLength: 36, format: 'uuid' } as const;

/** To take back what was sent, one names its number and one's own. */
const withdrawal = { id: line, phone: mobile } as const;

/** What one phone number may hold of activities and tours that are still to come. */
export const bookingLimits = { bookings: 2, people: 6 } as const;
const people = { kind: 'integer', minimum: 1, maximum: bookingLimits.people } as const;

/** The rules of every form that a visitor fills in, by the name of the call that takes it. */
export const formRules = {
  activityBook: {
    /** An activity at one of its times, or an activity's own id for the next time. */
    activityId: line,
    name,
    phone: mobile,
    people: { ...people, required: false, default: 1 },
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
    requestId,
  },
  docentCancel: withdrawal,
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
    consent: { kind: 'consent', required: true },
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
    requestId,
  },
} as const satisfies Record<string, FormRules>;
