import type { FormRules } from './form-rule';

/** The rules of a form of the site: as those of its call, with consent required. */
export function requireConsent<Rules extends FormRules>(rules: Rules): Rules {
  const withConsent = Object.entries(rules).map(([name, rule]) => [
    name,
    rule.kind === 'consent' ? { ...rule, required: true } : rule,
  ]);
  return Object.fromEntries(withConsent) as Rules;
}
