import type { EntryDraft } from '../drafts';
import type { Place } from '../faults';
import type { Localized } from '../localized';

/** Defaults of an entry from a file with its own record format: no date, link or tags. */
export function plainEntry(at: Place, id: string, category: string, title: Localized) {
  return {
    at,
    id,
    category,
    title,
    publishedAt: undefined,
    linkUrl: '',
    tags: [],
    period: undefined,
    material: undefined,
    recommended: false,
    form: 'catalogue',
    facts: { zh: {}, en: {} },
  } satisfies Partial<EntryDraft>;
}
