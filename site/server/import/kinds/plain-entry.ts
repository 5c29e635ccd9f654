import type { EntryDraft } from '../records/drafts';
import type { RecordLocation } from '../records/import-errors';
import type { Localized } from '../records/localized';

/** Defaults of an entry from a file with its own record format: no date, link or tags. */
export function createCatalogueEntry(
  at: RecordLocation,
  id: string,
  category: string,
  title: Localized,
) {
  return {
    at,
    id,
    category,
    title,
    publishedAt: '',
    linkUrl: '',
    tags: [],
    recommended: false,
    form: 'catalogue',
    facts: { zh: {}, en: {} },
  } satisfies Partial<EntryDraft>;
}
