/** Name of the route of the privacy notice, and code of the category whose text it is. */
export const privacyRoute = 'Privacy';

export const privacyPath = '/Service/Privacy';

/**
 * Rule of consent in calls that take personal data (PIPL, articles 13 to 15 and 17). Every form of the site requires
 * it; a call without it is accepted as before, and stored as sent without recorded consent.
 */
export const consentRule = { kind: 'consent', required: false } as const;
