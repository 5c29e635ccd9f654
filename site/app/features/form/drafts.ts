import type { FormRules } from '../../../contract/shared/form-rule';
import type { FormValues } from './request-fields';

interface StoredDraft {
  hash: string;
  values: FormValues;
  savedAt: number;
}

/** Where unsent input of a form is kept until it is sent. */
export interface FormDraft {
  /** Input that was kept before the form opened. */
  restored: FormValues | undefined;
  save: (values: FormValues) => void;
  drop: () => void;
}

/** Drafts are in memory only and expire: the next visitor may use the same screen. */
const lifetimeMs = 30 * 60_000;
const drafts = new Map<FormRules, StoredDraft>();

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

/** The draft of a form at this URL. */
export function pageDraft(rules: FormRules): FormDraft {
  return {
    restored: readDraft(rules),
    save: (values) => {
      saveDraft(rules, values);
    },
    drop: () => {
      deleteDraft(rules);
    },
  };
}
