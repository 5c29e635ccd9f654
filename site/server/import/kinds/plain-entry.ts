import type { EntryDraft } from '../drafts';
import type { Place } from '../faults';
import type { Localized } from '../localized';

/** What entries have in common whose file has a form of its own: no date, links or tags. */
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
