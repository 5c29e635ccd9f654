import type { FormRules } from './form-rule';
import { formRules } from './form-rules';

/** Stages of school of a class, the youngest first. */
export const stages = [
  'kindergarten',
  'lowerPrimary',
  'upperPrimary',
  'juniorSecondary',
  'seniorSecondary',
  'special',
] as const;
export type Stage = (typeof stages)[number];

/** What a class can do in the museum. */
export const programmes = ['tour', 'lesson', 'worksheets'] as const;
export type Programme = (typeof programmes)[number];

export const accessNeeds = ['wheelchair', 'hearing', 'sight', 'quiet'] as const;
export type AccessNeed = (typeof accessNeeds)[number];

/** Pupils for whom one adult is enough. */
export const pupilsPerAdult = 15;

/** The least number of adults who come with that many pupils. */
export function adultsNeeded(pupils: number): number {
  return Math.ceil(pupils / pupilsPerAdult);
}

/** Visits to come that one phone number holds: a teacher books for the parallel classes as well. */
export const maxClassVisits = 3;

const { time, phone, consent, requestId, name } = formRules.admissionBook;

/** Rules of the form for a class visit. Apart from `formRules`: only its page loads them. */
export const classVisitForm = {
  day: { kind: 'day', required: true, earliest: 3, latest: 60 },
  time,
  school: name,
  stage: { kind: 'choice', required: true, options: stages },
  pupils: { kind: 'integer', required: true, minimum: 5, maximum: 50 },
  /** At least `adultsNeeded`. */
  adults: { kind: 'integer', required: true, minimum: 1, maximum: 10 },
  programme: { kind: 'choice', required: false, options: programmes },
  access: { kind: 'choices', required: false, options: accessNeeds },
  note: formRules.docentBook.note,
  name,
  phone,
  consent,
  requestId,
} as const satisfies FormRules;

/** Rules by the name of the call, as in `formRules`. */
export const classVisitRules = {
  classVisitBook: classVisitForm,
  classVisitCancel: formRules.admissionCancel,
} as const satisfies Record<string, FormRules>;
