import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { DeskInput } from '../../../contract/schemas/desk';
import type { RecordRow } from '../../../contract/schemas/desk/editor';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import { contentDrafts, contentRecords } from '../../db/schema';
import type { ContentKind } from '../../db/schema/record';
import type { ReadIssues } from './cached-issues';
import { currentSource, isDraftOfRecord, isInState, stateOf, titleIn } from './record-state';

const kind = sql<ContentKind>`coalesce(${contentRecords.kind}, ${contentDrafts.kind})`;
const id = sql<string>`coalesce(${contentRecords.id}, ${contentDrafts.id})`;
const updatedAt =
  sql<Date>`greatest(${contentRecords.updatedAt}, ${contentDrafts.updatedAt})`.mapWith(
    contentRecords.updatedAt,
  );
const parent = sql<string>`coalesce(${currentSource} ->> 'category', ${contentRecords.parent}, '')`;

/** Records of a kind with their drafts, the latest changes first. */
export async function listRecords(
  db: Database,
  input: DeskInput<'deskRecordPage'>,
  { now, readIssues }: { now: Date; readIssues: ReadIssues },
): Promise<{ total: number; records: RecordRow[] }> {
  const { keyword, category, state, issue } = input;
  const matches = and(
    eq(kind, input.kind),
    keyword ? containsText(keyword) : undefined,
    category ? eq(parent, category) : undefined,
    state && isInState(state, now),
    issue && (await hasIssue(readIssues, input.kind, issue)),
  );
  const { limit, offset } = toLimitOffset(input);
  const rows = await db
    .select({
      ...{ kind, id, updatedAt },
      form: sql<string>`coalesce(${contentDrafts.form}, ${contentRecords.form})`,
      titleZh: titleIn('zh'),
      titleEn: titleIn('en'),
      category: parent,
      version: contentRecords.version,
      publishedAt: contentRecords.publishedAt,
      unpublishedAt: contentRecords.unpublishedAt,
      withdrawnAt: contentRecords.withdrawnAt,
      isShown: contentRecords.isShown,
      draft: contentDrafts.version,
      updatedBy: sql<string>`case when ${contentDrafts.updatedAt} is not null
        and ${contentDrafts.updatedAt} >= coalesce(${contentRecords.updatedAt}, ${contentDrafts.updatedAt})
        then ${contentDrafts.updatedBy} else ${contentRecords.updatedBy} end`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(contentRecords)
    .fullJoin(contentDrafts, isDraftOfRecord)
    .where(matches)
    .orderBy(desc(updatedAt), asc(id))
    .limit(limit)
    .offset(offset);
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countRecords(db, matches));
  return {
    total,
    records: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      form: row.form,
      titleZh: row.titleZh,
      titleEn: row.titleEn,
      category: row.category,
      state: stateOf(row, now),
      isShown: (row.isShown ?? false) && stateOf(row, now) === 'public',
      hasDraft: row.draft !== null,
      ...(row.publishedAt && { publishedAt: museumDateTime(row.publishedAt) }),
      updatedAt: museumDateTime(row.updatedAt),
      updatedBy: row.updatedBy,
    })),
  };
}

async function countRecords(db: Database, matches: ReturnType<typeof and>): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(contentRecords)
    .fullJoin(contentDrafts, isDraftOfRecord)
    .where(matches);
  return row?.total ?? 0;
}

/** In id, name or summary, in both languages. */
function containsText(keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const summaries = ['summary_zh', 'summary_en', 'accession_number'].map((field) =>
    ilike(sql`coalesce(${currentSource} ->> ${field}, '')`, pattern),
  );
  return or(
    ilike(id, pattern),
    ilike(titleIn('zh'), pattern),
    ilike(titleIn('en'), pattern),
    ...summaries,
  );
}

async function hasIssue(readIssues: ReadIssues, ofKind: ContentKind, issue: string) {
  const found = await readIssues();
  const ids = found.filter((each) => each.kind === ofKind && each.issue === issue);
  const list = JSON.stringify([...new Set(ids.map((each) => each.id))]);
  return sql`${id} in (select jsonb_array_elements_text(${list}::jsonb))`;
}

/** Ids and names of all published records of a kind, in their order. */
export function listChoices(
  db: Database,
  ofKind: ContentKind,
  language: Language,
): Promise<{ id: string; label: string }[]> {
  const { source } = contentRecords;
  const name = (each: Language) =>
    sql`nullif(coalesce(${source} ->> ${`title_${each}`}, ${source} ->> ${`name_${each}`}, ${source} ->> ${`label_${each}`}), '')`;
  const other = language === 'zh' ? 'en' : 'zh';
  // A category has both a name and the description of its link as a title.
  const own =
    ofKind === 'category'
      ? sql`nullif(coalesce(nullif(${source} ->> ${`name_${language}`}, ''), ${source} ->> ${`name_${other}`}), '')`
      : sql`coalesce(${name(language)}, ${name(other)})`;
  return db
    .select({ id: contentRecords.id, label: sql<string>`coalesce(${own}, ${contentRecords.id})` })
    .from(contentRecords)
    .where(eq(contentRecords.kind, ofKind))
    .orderBy(asc(contentRecords.position), asc(contentRecords.id));
}
