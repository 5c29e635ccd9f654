import type { FormRules } from '../../../contract/shared/form-rule';
import type { FormValues } from './request-fields';

interface Draft {
  hash: string;
  values: FormValues;
  savedAt: number;
}

/** Drafts are in memory only and expire: the next visitor may use the same screen. */
const lifetimeMs = 30 * 60_000;
const drafts = new Map<FormRules, Draft>();

/** Saves the values of a form for this URL, until they are sent or 30 minutes have passed. */
export function saveDraft(rules: FormRules, values: FormValues): void {
  drafts.set(rules, { hash: window.location.hash, values, savedAt: Date.now() });
}

/** The saved values of the form at this URL; `undefined` if there are none or they have expired. */
export function readDraft(rules: FormRules): FormValues | undefined {
  const draft = drafts.get(rules);
  const isExpired = draft === undefined || Date.now() - draft.savedAt > lifetimeMs;
  return isExpired || draft.hash !== window.location.hash ? undefined : draft.values;
}

export function deleteDraft(rules: FormRules): void {
  drafts.delete(rules);
}
