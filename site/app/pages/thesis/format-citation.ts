import type { ContentEntry } from '../../../contract/schemas/content';
import { museumDay } from '../../../contract/shared/museum-time';
import type { Language } from '../../../contract/shared/sites';

/**
 * Citation of a paper: GB/T 7714—2015 on the Chinese site, Chicago author-date on the English one.
 * Unknown facts are left out.
 */
export function formatCitation(
  { title, facts = {}, publishedAt }: Pick<ContentEntry, 'title' | 'facts' | 'publishedAt'>,
  language: Language,
): string {
  const { author = '', journal = '', issue = '', pages = '' } = facts;
  const date = new Date(publishedAt);
  const year = Number.isNaN(date.getTime()) ? '' : museumDay(date).slice(0, 4);
  return language === 'zh'
    ? formatGbt7714({ author, title, journal, year, issue, pages })
    : formatAuthorDate({ author, title, journal, year, issue, pages });
}

type Parts = Record<'author' | 'title' | 'journal' | 'year' | 'issue' | 'pages', string>;

function formatGbt7714({ author, title, journal, year, issue, pages }: Parts): string {
  const volume = [journal, year + (issue && `(${issue})`)].filter(Boolean).join(', ');
  const authors = author.replaceAll('、', ', ');
  const source = [volume, pages].filter(Boolean).join(': ');
  return [authors, `${title}[J]`, source]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

function formatAuthorDate({ author, title, journal, year, issue, pages }: Parts): string {
  const number = issue && ` no. ${issue}`;
  const source = [journal && journal + number, pages].filter(Boolean).join(': ');
  return [author && `${author}.`, year && `${year}.`, `“${title}.”`, source && `${source}.`]
    .filter(Boolean)
    .join(' ');
}
