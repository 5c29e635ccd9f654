export const messages = {
  zh: {
    calendars: {
      all: '把日历带走',
      activity: '活动日历',
      tour: '讲解与导览日历',
      exhibition: '展览日历',
      hours: '开放时间日历',
    },
    calendarText: '订阅后，新的安排和改期会自动出现在您的日历里；也可以把文件存下来，一次导入。',
    subscribe: '订阅日历',
    calendarFile: '下载日历文件（.ics）',
  },
  en: {
    calendars: {
      all: 'Take the calendar with you',
      activity: 'Calendar of activities',
      tour: 'Calendar of guided tours',
      exhibition: 'Calendar of exhibitions',
      hours: 'Calendar of opening hours',
    },
    calendarText:
      'Subscribe, and new dates and changed times appear in your calendar by themselves; or save the file and import it once.',
    subscribe: 'Subscribe to the calendar',
    calendarFile: 'Download the calendar file (.ics)',
  },
};
