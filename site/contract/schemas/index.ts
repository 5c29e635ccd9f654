import type { Static, TObject, TProperties } from 'typebox';
import type { CallName } from '../shared/endpoints';
import type { CallSchema } from './common/call-schema';
import { activitySchemas } from './activity';
import { admissionSchemas } from './admission';
import { bookingSchemas } from './booking';
import { calendarSchemas } from './calendar';
import { categorySchemas } from './category';
import { classVisitSchemas } from './class-visit';
import { contentSchemas } from './content';
import { dictionarySchemas } from './dictionary';
import { docentSchemas } from './docent';
import { exhibitSchemas } from './exhibit';
import { exhibitionSchemas } from './exhibition';
import { favouriteSchemas } from './favourite';
import { lostFoundSchemas } from './lost-found';
import { memberSchemas } from './member';
import { objectSetSchemas } from './object-set';
import { pointsSchemas } from './points';
import { ratingSchemas } from './rating';
import { searchSchemas } from './search';
import { siteSchemas } from './site';
import { visitSchemas } from './visit';
import { volunteerSchemas } from './volunteer';

/** The schema of every call named in `endpoints`. */
export const callSchemas = {
  ...activitySchemas,
  ...admissionSchemas,
  ...bookingSchemas,
  ...calendarSchemas,
  ...categorySchemas,
  ...classVisitSchemas,
  ...contentSchemas,
  ...dictionarySchemas,
  ...docentSchemas,
  ...exhibitSchemas,
  ...exhibitionSchemas,
  ...favouriteSchemas,
  ...lostFoundSchemas,
  ...memberSchemas,
  ...objectSetSchemas,
  ...pointsSchemas,
  ...ratingSchemas,
  ...searchSchemas,
  ...siteSchemas,
  ...visitSchemas,
  ...volunteerSchemas,
} satisfies Record<CallName, CallSchema>;

type Schemas = typeof callSchemas;

/** Input fields of a call. */
export type CallInput<Name extends CallName> = Static<Schemas[Name]['input']>;

/** A row, a record of a page, or the single object of a response. */
export type CallRecord<Name extends CallName> = Static<Schemas[Name]['record']>;

/** Properties of a page of this call beside `total` and `records`. */
export type CallMore<Name extends CallName> = Schemas[Name] extends { more: infer More }
  ? Static<TObject<More extends TProperties ? More : never>>
  : unknown;
