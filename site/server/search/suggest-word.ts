import { and, eq } from 'drizzle-orm';
import type { SearchHit } from '../../contract/schemas/search';
import type { SiteId } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { searchDocuments } from '../db/schema';
import { findTypoForms, parseSyllableLines } from './highlight/written-forms';
import { keywordWords, parseQuery, type Query, type Term } from './query/query';
import { fold } from './text/fold';
import { toPinyinReadings } from './text/pinyin';
import { readStems } from './text/stems';

/** Spelling suggestion from the best hit for a keyword of one word or one Chinese run; none for pinyin. */
export async function suggestWord(
  db: Database,
  siteId: SiteId,
  keyword: string,
  { terms }: Query,
  best: SearchHit | undefined,
): Promise<string | undefined> {
  const [term, ...others] = terms;
  if (!term || others.length > 0 || !best) return undefined;
  const marked = `${best.titleMarked ?? ''}${best.snippet}`;
  if (term.kind === 'han') {
    const [, found] = /<mark>(\p{Script=Han}+)<\/mark>/u.exec(marked) ?? [];
    const written = found === undefined ? await findUnshown(db, siteId, best, term) : fold(found);
    // A part of the keyword is no suggestion.
    return written?.length === term.text.length && written !== term.text ? written : undefined;
  }
  const [, found = ''] = /<mark>([\p{L}\p{M}'’-]+)<\/mark>/u.exec(marked) ?? [];
  if (found === '' || /\p{Script=Han}/u.test(found)) return undefined;
  if (fold(found).startsWith(fold(keyword))) return undefined;
  const { terms: meant } = parseQuery(found, await readStems(db, keywordWords(found)));
  return meant[0]?.stem === term.stem ? undefined : found;
}

/** The form of a Chinese term in texts that a hit does not display: the Chinese name on the English site. */
async function findUnshown(
  db: Database,
  siteId: SiteId,
  { kind, id }: SearchHit,
  term: Term,
): Promise<string | undefined> {
  const [row] = await db
    .select({ facts: searchDocuments.factsKey })
    .from(searchDocuments)
    .where(
      and(
        eq(searchDocuments.siteId, siteId),
        eq(searchDocuments.kind, kind),
        eq(searchDocuments.id, id),
      ),
    );
  if (!row || row.facts.includes(term.text)) return undefined;
  const lines = parseSyllableLines(row.facts, toPinyinReadings(row.facts));
  return findTypoForms(row.facts, lines, term)[0]?.text;
}
