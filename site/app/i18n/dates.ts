import type { Language } from '../../contract/sites';

/** The museum's days and hours are those of its city, wherever the visitor is. */
export const museumTimeZone = 'Asia/Shanghai';

const locales = { zh: 'zh-CN', en: 'en-GB' } as const;

/** A day or a moment as a date in words; an unreadable one gives ''. */
export function formatDate(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: museumTimeZone,
  }).format(date);
}

/** Day and month apart, for lists that set the day large; unreadable gives `undefined`. */
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
  const inWords = new Intl.DateTimeFormat(locales.en, {
    month: 'short',
    year: 'numeric',
    timeZone: museumTimeZone,
  });
  return { day, month: inWords.format(date) };
}

/** “1 March – 30 June 2026”; without a closing day, only where it begins. */
export function formatDates(start: string, end: string | null, language: Language): string {
  const from = formatDate(start, language);
  const until = end === null ? '' : formatDate(end, language);
  return [from, until].filter((day) => day !== '').join(language === 'zh' ? '—' : ' – ');
}
