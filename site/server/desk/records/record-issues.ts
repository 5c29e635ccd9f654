import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { parseFragment } from 'parse5';
import type { RecordIssue } from '../../../contract/schemas/desk/editor';
import type { RecordField } from '../../../contract/shared/desk/records';
import { hasIdInQuery, isRecordRoute } from '../../../contract/shared/route-paths';
import { matchRoute } from '../../../contract/shared/match-route';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { ContentKind, RecordSource } from '../../db/schema/record';
import type { RecordKey } from '../../import/records/record-key';
import { formDescriptions } from './describe-form';

/** An issue of a published record. */
export interface FoundIssue extends RecordIssue {
  kind: ContentKind;
  id: string;
  titleZh: string;
  titleEn: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Whether a link within the site leads to something that exists. */
type HasTarget = (link: string) => boolean;

/** Missing translations and alternative texts, and broken links, of all records that are not withdrawn. */
export async function readRecordIssues(db: Database): Promise<FoundIssue[]> {
  const shown = await readShownIds(db);
  const hasTarget = (link: string) => isKnownTarget(link, shown);
  const found: FoundIssue[] = [];
  let last: RecordKey | undefined;
  do {
    const rows = await readBatch(db, last);
    found.push(...rows.flatMap((row) => issuesOf(row, hasTarget)));
    last = rows.length < batchSize ? undefined : rows.at(-1);
    // Requests of visitors are answered between two batches.
    await setImmediate();
  } while (last);
  return found;
}

/** Records in memory at once; some 5 ms of work. */
const batchSize = 50;

/** Ids that are read at once; some 5 ms of work. */
const idBatchSize = 1_000;

async function readShownIds(db: Database): Promise<Set<string>> {
  const { kind, id, isShown } = contentRecords;
  const ids = new Set<string>();
  let last: RecordKey | undefined;
  do {
    const rows = await db
      .select({ kind, id })
      .from(contentRecords)
      .where(and(eq(isShown, true), isAfter(last)))
      .orderBy(asc(kind), asc(id))
      .limit(idBatchSize);
    for (const row of rows) ids.add(row.id);
    last = rows.length < idBatchSize ? undefined : rows.at(-1);
    await setImmediate();
  } while (last);
  return ids;
}

/** Condition on the records that follow one in the order of the primary key. */
function isAfter(key: RecordKey | undefined) {
  const { kind, id } = contentRecords;
  return key && sql`(${kind}, ${id}) > (${key.kind}, ${key.id})`;
}

/** The next records that are not withdrawn, in the order of the primary key. */
function readBatch(db: Database, after: RecordKey | undefined) {
  const { kind, id, form, source, withdrawnAt } = contentRecords;
  return db
    .select({ kind, id, form, source })
    .from(contentRecords)
    .where(and(isNull(withdrawnAt), isAfter(after)))
    .orderBy(asc(kind), asc(id))
    .limit(batchSize);
}
type ReadRow = Awaited<ReturnType<typeof readBatch>>[number];

function issuesOf({ kind, id, form, source }: ReadRow, hasTarget: HasTarget): FoundIssue[] {
  if (!source) return [];
  const titles = { titleZh: nameIn(source, 'zh'), titleEn: nameIn(source, 'en') };
  return findIssues(form, source, hasTarget).map((issue) => ({ kind, id, ...titles, ...issue }));
}

function nameIn(source: RecordSource, language: 'zh' | 'en'): string {
  const names = ['name', 'label', 'title', 'text'].map((field) => source[`${field}_${language}`]);
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
}

/** Issues of a record, in the order of its fields. */
export function findIssues(
  form: string,
  source: RecordSource,
  hasTarget: HasTarget,
): RecordIssue[] {
  const fields = formDescriptions.find((each) => each.form === form)?.fields ?? [];
  return fieldIssues(fields, source, '', hasTarget);
}

function fieldIssues(
  fields: readonly RecordField[],
  values: Values,
  path: string,
  hasTarget: HasTarget,
): RecordIssue[] {
  return fields.flatMap((field) => {
    const { name, languages = [], control, fields: parts = [] } = field;
    const at = `${path}${name}`;
    if (languages.length > 0) return textIssues(field, values, path, hasTarget);
    const value = values[name];
    if (control === 'link') return linkIssues(value, at, hasTarget);
    if (control === 'group' || control === 'picture') {
      return isValues(value) ? fieldIssues(parts, value, `${at}.`, hasTarget) : [];
    }
    if (control !== 'list' && control !== 'pictures') return [];
    const items = Array.isArray(value) ? value.filter(isValues) : [];
    return items.flatMap((item, index) => fieldIssues(parts, item, `${at}[${index}].`, hasTarget));
  });
}

function textIssues(
  { name, languages = [], control }: RecordField,
  values: Values,
  path: string,
  hasTarget: HasTarget,
): RecordIssue[] {
  const texts = languages.map((language) => {
    const field = `${name}_${language}`;
    return { language, field: path + field, text: textOf(values[field]) };
  });
  const isAlt = name === 'alt';
  const isSaid = isAlt || texts.some(({ text }) => text !== '');
  const missing = texts.filter(({ text, language }) => text === '' && (isAlt || language === 'en'));
  const links =
    control === 'richText'
      ? texts.flatMap(({ text, field }) => richTextIssues(text, field, hasTarget))
      : [];
  const gaps = isSaid ? missing : [];
  return [
    ...gaps.map(({ field }) => ({
      issue: isAlt ? ('alt' as const) : ('translation' as const),
      field,
    })),
    ...links,
  ];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function linkIssues(value: unknown, field: string, hasTarget: HasTarget): RecordIssue[] {
  const link = textOf(value);
  return link === '' || hasTarget(link) ? [] : [{ issue: 'link', field, link }];
}

interface HtmlNode {
  tagName?: string;
  attrs?: readonly { name: string; value: string }[];
  childNodes?: readonly HtmlNode[];
}

function richTextIssues(html: string, field: string, hasTarget: HasTarget): RecordIssue[] {
  // Most texts have neither, and parsing takes the most of the time.
  if (!/<(?:a|img)\s/i.test(html)) return [];
  const issues: RecordIssue[] = [];
  const visit = ({ tagName, attrs = [], childNodes = [] }: HtmlNode) => {
    const link = attrs.find(({ name }) => name === 'href')?.value.trim() ?? '';
    if (link !== '' && !hasTarget(link)) issues.push({ issue: 'link', field, link });
    const alt = attrs.find(({ name }) => name === 'alt')?.value ?? '';
    if (tagName === 'img' && alt.trim() === '') issues.push({ issue: 'alt', field });
    childNodes.forEach(visit);
  };
  visit(parseFragment(html) as HtmlNode);
  return issues;
}

/** Links within the site name a route and, on pages of a record, one that is shown; other sites are not asked. */
function isKnownTarget(link: string, shown: ReadonlySet<string>): boolean {
  const address = /^(?:\/(?:en\/)?)?#(\/.*)$/.exec(link)?.[1];
  if (address === undefined) return true;
  const [path = '/', query = ''] = address.split('?', 2);
  const match = matchRoute(path, new URLSearchParams(query));
  if (!match) return false;
  const { route, params } = match;
  const isRecord = 'id' in params && (isRecordRoute(route) || hasIdInQuery(route));
  return !isRecord || shown.has((params.id ?? '').replace(/\.\d{8}$/, ''));
}
