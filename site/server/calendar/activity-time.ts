import type { Language } from '../../contract/shared/sites';

/** A time at which an activity takes place, and whether it does so each week. */
interface ActivityTime {
  startAt: Date;
  endAt: Date;
  isWeekly: boolean;
}

const locales = { zh: 'zh-CN', en: 'en-GB' } as const;
const timeZone = 'Asia/Shanghai';

/** Date and time of an activity in one line: `每周六 10:00–10:40`, `28 November 2026, 14:00–15:30`. */
export function formatActivityTime(
  { startAt, endAt, isWeekly }: ActivityTime,
  language: Language,
): string {
  const locale = locales[language];
  const clock = (moment: Date) =>
    moment.toLocaleTimeString(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  const hours = `${clock(startAt)}–${clock(endAt)}`;
  const weekday = startAt.toLocaleDateString(locale, {
    timeZone,
    weekday: language === 'zh' ? 'short' : 'long',
  });
  const day = startAt.toLocaleDateString(locale, { timeZone, dateStyle: 'long' });
  if (language === 'zh') return isWeekly ? `每${weekday} ${hours}` : `${day} ${weekday} ${hours}`;
  return isWeekly ? `${weekday}s, ${hours}` : `${weekday}, ${day}, ${hours}`;
}
