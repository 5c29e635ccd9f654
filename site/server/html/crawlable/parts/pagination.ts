import type { Language } from '../../../../contract/shared/sites';
import { attributes, markup, type Markup } from '../../shared/markup';
import { crawlablePath } from '../shared/page-paths';
import { messages } from '../shared/messages';

/** Records on one page of a list. */
export const listSize = 24;

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / listSize));

/** Page number from `?page=`; `undefined` if invalid. */
export function parsePageNumber(query: unknown): number | undefined {
  if (query === undefined) return 1;
  return typeof query === 'string' && /^[1-9]\d{0,5}$/.test(query) ? Number(query) : undefined;
}

/** Page numbers in the pagination: first, last and neighbours of the current one; gaps are `undefined`. */
export function visiblePageNumbers(page: number, last: number): (number | undefined)[] {
  const named = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const ordered = [...new Set(named)].sort((a, b) => a - b);
  return ordered.flatMap((each, index) =>
    index > 0 && each - (ordered[index - 1] ?? 0) > 1 ? [undefined, each] : [each],
  );
}

/** Pagination links; `undefined` for a single page. */
export function pagination(
  language: Language,
  { path, page, total }: { path: string; page: number; total: number },
): Markup | undefined {
  const last = pageCount(total);
  if (last < 2) return undefined;
  const text = messages[language];
  const link = (to: number, rel: 'prev' | 'next', label: string, sign: string) =>
    markup`<li><a href="${crawlablePath(language, path, to)}" rel="${rel}" aria-label="${label}"><span aria-hidden="true">${sign}</span></a></li>`;
  const numbers = visiblePageNumbers(page, last).map((each) => {
    if (each === undefined) return markup`<li aria-hidden="true">…</li>`;
    const current = each === page && 'page';
    const shown = attributes({
      href: crawlablePath(language, path, each),
      'aria-label': text.page(each),
      'aria-current': current,
    });
    return markup`<li><a${shown}>${each}</a></li>`;
  });
  return markup`<nav class="paging" aria-label="${text.pages}"><ul>${
    page > 1 && link(page - 1, 'prev', text.previous, '‹')
  }${numbers}${page < last && link(page + 1, 'next', text.next, '›')}</ul></nav>
`;
}
