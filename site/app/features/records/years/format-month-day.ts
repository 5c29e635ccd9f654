import type { Language } from '../../../../contract/shared/sites';
import { museumTimeZone } from '../../../i18n/format-date';

const locales = { zh: 'zh-CN', en: 'en-GB' } as const;

/** Formats a date without its year; '' for an invalid date. */
export function formatMonthDay(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    day: 'numeric',
    timeZone: museumTimeZone,
  }).format(date);
}
