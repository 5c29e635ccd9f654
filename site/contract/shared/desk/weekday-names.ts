import { weekdays, type Weekday } from '../museum-time';

/** Days in the order of the week, which begins on Monday. */
export const weekOrder: readonly Weekday[] = [...weekdays.slice(1), ...weekdays.slice(0, 1)];

/** Names of the days of the week. */
export const weekdayNames = {
  zh: {
    monday: '周一',
    tuesday: '周二',
    wednesday: '周三',
    thursday: '周四',
    friday: '周五',
    saturday: '周六',
    sunday: '周日',
  },
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
} satisfies Record<string, Record<Weekday, string>>;
