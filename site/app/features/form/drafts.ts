import type { FormRules } from '../../../contract/form-rule';
import type { FormValues } from './form-fields';

interface Draft {
  address: string;
  values: FormValues;
  at: number;
}

/** A draft lives in memory only, and not long: the next visitor may sit at the same screen. */
const lifetimeMs = 30 * 60_000;
const drafts = new Map<FormRules, Draft>();

/** Keeps what was typed into a form while its visitor looks at other pages. */
export function saveDraft(rules: FormRules, values: FormValues): void {
  drafts.set(rules, { address: window.location.hash, values, at: Date.now() });
}

/** What was typed into the form of this address and not sent. */
export function readDraft(rules: FormRules): FormValues | undefined {
  const draft = drafts.get(rules);
  const isOld = draft === undefined || Date.now() - draft.at > lifetimeMs;
  return isOld || draft.address !== window.location.hash ? undefined : draft.values;
}

export function dropDraft(rules: FormRules): void {
  drafts.delete(rules);
}
