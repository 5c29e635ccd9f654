import type { Language } from '../../contract/shared/sites';
import { museumTimeZone } from './format-date';

const locales = { zh: 'zh-CN', en: 'en-GB' } as const;

function format(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const localOptions = { ...options, timeZone: museumTimeZone };
  return new Intl.DateTimeFormat(locales[language], localOptions).format(date);
}

/** A date with weekday, without year: “Saturday 28 November”; '' if invalid. */
export function formatDay(iso: string, language: Language): string {
  return format(iso, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** A time range in the museum's time zone: “14:00–15:30”. */
export function formatTimes(start: string, end: string, language: Language): string {
  const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  const times = [format(start, language, time), format(end, language, time)];
  return times.filter((each) => each !== '').join('–');
}
