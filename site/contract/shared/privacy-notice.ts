/** Name of the route of the privacy notice, and code of the category whose text it is. */
export const privacyRoute = 'Privacy';

export const privacyPath = '/Service/Privacy';

/** Rule of the checkbox below each form that takes personal data (PIPL, articles 13 to 15 and 17). */
export const consentRule = { kind: 'consent', required: true } as const;
