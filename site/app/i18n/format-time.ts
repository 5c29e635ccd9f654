import type { Language } from '../../contract/shared/sites';
import { formatParts } from './format-date';
import { unbrokenRanges } from './unbroken-ranges';

/** A date with weekday, without year: “Saturday 28 November”; '' if invalid. */
export function formatDay(iso: string, language: Language): string {
  return formatParts(iso, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Date and time: “2026年11月21日 14:00”, “21 November 2026 at 14:00”; '' if invalid. */
export function formatDateTime(iso: string, language: Language): string {
  return formatParts(iso, language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
}

/** A time of day, “14:00”; '' if invalid. */
export function formatTime(iso: string, language: Language): string {
  return formatParts(iso, language, { hour: '2-digit', minute: '2-digit', hour12: false });
}

/** A time range, which no line break divides: “14:00–15:30”. */
export function formatTimes(start: string, end: string, language: Language): string {
  const times = [formatTime(start, language), formatTime(end, language)];
  return unbrokenRanges(times.filter((each) => each !== '').join('–'));
}
