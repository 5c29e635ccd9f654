import type { VerifyBooking } from '../booking/booking-verifier';
import type { Database } from '../db/database';
import type { CallHandlers } from '../http/call';
import type { CreateCounter } from '../http/counters';
import type { VisitCounter } from '../visits/visit-counter';
import { createHitFinder, type FindHits } from '../search/find-hits';
import type { PasswordHashing } from '../members/password-hash';
import { activityCalls } from './activity/activity-calls';
import { admissionCalls } from './admission/admission-calls';
import { bookingCalls } from './booking/booking-calls';
import { calendarCalls } from './calendar/calendar-calls';
import { categoryCalls } from './category/category-calls';
import { classVisitCalls } from './class-visit/class-visit-calls';
import { contentCalls } from './content/content-calls';
import { dictionaryCalls } from './dictionary/dictionary-calls';
import { docentCalls } from './docent/docent-calls';
import { exhibitCalls } from './exhibit/exhibit-calls';
import { exhibitionCalls } from './exhibition/exhibition-calls';
import { favouriteCalls } from './favourite/favourite-calls';
import { lostFoundCalls } from './lost-found/lost-found-calls';
import { memberCalls } from './member/member-calls';
import { objectSetCalls } from './object-set/object-set-calls';
import { pointsCalls } from './points/points-calls';
import { ratingCalls } from './rating/rating-calls';
import { searchCalls } from './search/search-calls';
import { siteCalls, type SiteSettings } from './site/site-calls';
import { visitCalls } from './visit/visit-calls';
import { volunteerCalls } from './volunteer/volunteer-calls';

export interface HandlerDependencies {
  db: Database;
  /** Default: the search runs in this process. */
  findHits?: FindHits | undefined;
  settings: SiteSettings;
  createCounter: CreateCounter;
  visits: Pick<VisitCounter, 'readVisits'>;
  verifyBooking: VerifyBooking;
  hashing: PasswordHashing;
}

/** Handlers of all calls, by resource. */
export function createHandlers({
  db,
  findHits = createHitFinder(db),
  settings,
  createCounter,
  visits,
  verifyBooking,
  hashing,
}: HandlerDependencies): CallHandlers {
  return {
    ...siteCalls(db, settings),
    ...categoryCalls(db),
    ...contentCalls(db, settings.retention),
    ...exhibitionCalls(db),
    ...exhibitCalls(db, findHits),
    ...searchCalls(db, findHits),
    ...dictionaryCalls(db),
    ...visitCalls(db, visits),
    ...activityCalls(db, verifyBooking),
    ...admissionCalls(db, createCounter, verifyBooking),
    ...docentCalls(db, createCounter, verifyBooking),
    ...classVisitCalls(db, createCounter, verifyBooking),
    ...calendarCalls(db),
    ...volunteerCalls(db),
    ...lostFoundCalls(db),
    ...memberCalls(db, createCounter, hashing),
    ...favouriteCalls(db),
    ...objectSetCalls(db),
    ...bookingCalls(db),
    ...ratingCalls(db),
    ...pointsCalls(db),
  };
}
