import type { Language } from '../../contract/shared/sites';

const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };
/** The museum's time zone, regardless of the visitor's. */
const timeZone = 'Asia/Shanghai';

function format(value: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locales[language], { timeZone, ...options }).format(date);
}

/** Formats a date: 2026年11月21日, 21 November 2026. '' for an invalid date, as in all functions here. */
export function formatDate(value: string, language: Language): string {
  return format(value, language, { dateStyle: 'long' });
}

/** Formats date and time: 2026年11月21日 14:00, 21 November 2026 at 14:00. */
export function formatDateTime(value: string, language: Language): string {
  return format(value, language, { dateStyle: 'long', timeStyle: 'short' });
}

export function formatTime(value: string, language: Language): string {
  return format(value, language, { timeStyle: 'short' });
}
