import type { FormRules } from '../../../contract/shared/form-rule';
import type { FormValues } from './request-fields';

interface StoredDraft {
  hash: string;
  values: FormValues;
  /** Moment after which it has expired. */
  until: number;
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

/** The draft of a form at this URL, until it is sent or 30 minutes have passed. */
export function pageDraft(rules: FormRules): FormDraft {
  const draft = drafts.get(rules);
  // A page rendered by the service has no location, and no draft.
  const isValid = draft && draft.hash === location.hash && Date.now() <= draft.until;
  return {
    restored: isValid ? draft.values : undefined,
    save: (values) => {
      drafts.set(rules, { hash: location.hash, values, until: Date.now() + lifetimeMs });
    },
    drop: () => {
      drafts.delete(rules);
    },
  };
}
