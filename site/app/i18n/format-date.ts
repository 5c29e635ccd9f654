import type { Language } from '../../contract/shared/sites';
import { locales } from './locales';

/**
 * Time zone of all dates and times on the site, regardless of the visitor's: UTC+8, the fixed offset of `museumDay`.
 * `Asia/Shanghai` has summer time in the years 1986 to 1991.
 */
const timeZone = 'Etc/GMT-8';

/** Formats an ISO date or timestamp in the museum's time zone; '' if invalid. */
export function formatParts(
  iso: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(date);
}

/** An ISO date or timestamp as a long date; '' if invalid. */
export function formatDate(iso: string, language: Language): string {
  return formatParts(iso, language, { dateStyle: 'long' });
}

/** A date without its year: “28 November”; '' if invalid. */
export function formatMonthDay(iso: string, language: Language): string {
  return formatParts(iso, language, { month: 'long', day: 'numeric' });
}

/** Day and month for date blocks in lists; `undefined` if invalid. */
export function dateFigures(
  iso: string,
  language: Language,
): { day: string; month: string } | undefined {
  const day = formatParts(iso, 'en', { day: '2-digit' });
  if (day === '') return undefined;
  const year = formatParts(iso, 'en', { year: 'numeric' });
  const month =
    language === 'zh'
      ? `${year}.${formatParts(iso, 'en', { month: '2-digit' })}`
      : formatParts(iso, 'en', { month: 'short', year: 'numeric' });
  return { day, month };
}

/** A date range, “1 March – 30 June 2026”; only the start without an end. No line breaks inside a date. */
export function formatDates(start: string, end: string | null, language: Language): string {
  return [start, end ?? '']
    .map((day) => formatDate(day, language).replaceAll(' ', '\u00a0'))
    .filter(Boolean)
    .join(language === 'zh' ? '—' : ' – ');
}
