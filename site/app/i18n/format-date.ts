import type { Language } from '../../contract/shared/sites';

/** Time zone of all dates and times on the site. */
export const museumTimeZone = 'Asia/Shanghai';

const locales = { zh: 'zh-CN', en: 'en-GB' } as const;

/** An ISO date or timestamp as a long date; '' if invalid. */
export function formatDate(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: museumTimeZone,
  }).format(date);
}

/** Day and month for date blocks in lists; `undefined` if invalid. */
export function dateFigures(
  iso: string,
  language: Language,
): { day: string; month: string } | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const [year = '', month = '', day = ''] = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeZone: museumTimeZone,
  })
    .format(date)
    .split('-');
  if (language === 'zh') return { day, month: `${year}.${month}` };
  const monthFormat = new Intl.DateTimeFormat(locales.en, {
    month: 'short',
    year: 'numeric',
    timeZone: museumTimeZone,
  });
  return { day, month: monthFormat.format(date) };
}

/** A date range, “1 March – 30 June 2026”; only the start without an end. */
export function formatDates(start: string, end: string | null, language: Language): string {
  const from = formatDate(start, language);
  const until = end === null ? '' : formatDate(end, language);
  return [from, until].filter((day) => day !== '').join(language === 'zh' ? '—' : ' – ');
}
