import type { FormRules } from './form-rule';

/** Name of the route of the privacy notice, and code of the category whose text it is. */
export const privacyRoute = 'Privacy';

export const privacyPath = '/Service/Privacy';

/**
 * Rule of consent in calls that take personal data (PIPL, articles 13 to 15 and 17). Every form of the site requires
 * it; a call without it is accepted as before, and stored as sent without recorded consent.
 */
export const consentRule = { kind: 'consent', required: false } as const;

/** The rules of a form of the site: as those of its call, with consent required. */
export function requireConsent<Rules extends FormRules>(rules: Rules): Rules {
  const withConsent = Object.entries(rules).map(([name, rule]) => [
    name,
    rule.kind === 'consent' ? { ...rule, required: true } : rule,
  ]);
  return Object.fromEntries(withConsent) as Rules;
}
