export { activities } from './activity';
export { admissionRules } from './admission';
export { bookings, places } from './booking';
export { categories } from './category';
export { classSessions } from './class-session';
export { entries, entryTags } from './content';
export { contentVersions } from './content-version';
export { auditLog, deskEvents, deskStates } from './desk';
export { dictionaryValues } from './dictionary';
export { exhibits } from './exhibit';
export { exhibitionObjects, exhibitionObjectTags, exhibitions } from './exhibition';
export { favourites } from './favourite';
export { deskJobs } from './job';
export { lostFoundReports } from './lost-found';
export { accessTokens, members, refreshTokens, sessions } from './member';
export { objectSets } from './object-set';
export { openingRules } from './opening';
export { points } from './points';
export { rateLimits } from './rate-limit';
export { ratings } from './rating';
export {
  contentDrafts,
  contentPreviews,
  contentRecords,
  contentRecordVersions,
  unusedFiles,
} from './record';
export { searchDocuments, searchIndexes } from './search';
export { sites } from './site';
export { staff, staffAccessTokens, staffSessions } from './staff';
export { tags } from './tag';
export { docentTours } from './tour';
export { visits } from './visit';
export { volunteers } from './volunteer';
