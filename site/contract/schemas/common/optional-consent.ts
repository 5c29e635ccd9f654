import type { FormRules } from '../../shared/form-rule';

type OptionalConsent<Rules extends FormRules> = Omit<Rules, 'consent'> & {
  consent: { kind: 'consent'; required: false };
};

/**
 * The rules of a call whose form on the site requires consent: the call is accepted without it, because clients follow
 * the published contract, and is stored as sent without consent.
 */
export function optionalConsent<Rules extends FormRules & { consent: object }>(
  rules: Rules,
): OptionalConsent<Rules> {
  return { ...rules, consent: { kind: 'consent', required: false } };
}
