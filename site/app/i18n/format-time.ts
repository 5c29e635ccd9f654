import type { Language } from '../../contract/shared/sites';
import { formatDate, formatParts } from './format-date';
import { unbrokenRanges } from './unbroken-ranges';

/**
 * A date with weekday, without year: “11月28日星期六”, “Saturday 28 November”, or in figures “11/28周六”, “Sat 28/11”; ''
 * if invalid. Joined here, because browsers differ in what stands between weekday and date.
 */
export function formatDay(
  iso: string,
  language: Language,
  month: 'long' | 'numeric' = 'long',
): string {
  const weekday = formatParts(iso, language, { weekday: month === 'long' ? 'long' : 'short' });
  const date = formatParts(iso, language, { day: 'numeric', month });
  return language === 'zh' ? date + weekday : `${weekday} ${date}`.trim();
}

/** Date and time: “2026年11月21日 14:00”, “21 November 2026 at 14:00”; '' if invalid. */
export function formatDateTime(iso: string, language: Language): string {
  const time = formatTime(iso, language);
  return time && formatDate(iso, language) + (language === 'zh' ? ' ' : ' at ') + time;
}

/** A time of day, “14:00”; '' if invalid. */
export function formatTime(iso: string, language: Language): string {
  return formatParts(iso, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** A time range, which no line break divides: “14:00–15:30”. */
export function formatTimes(start: string, end: string, language: Language): string {
  const times = [formatTime(start, language), formatTime(end, language)];
  return unbrokenRanges(times.filter((each) => each !== '').join('–'));
}
