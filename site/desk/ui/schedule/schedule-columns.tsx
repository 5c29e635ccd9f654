import type { Weekday } from '../../../contract/shared/museum-time';
import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { OpenButton } from '../open-button';
import { scheduleMessages } from './messages';

/** What takes place on some days of the week at one time. */
interface Scheduled {
  weekdays: readonly Weekday[];
  start: string;
  end: string;
  from?: string | undefined;
  until?: string | undefined;
  except: readonly string[];
}

/** Returns the columns of a table that say when something takes place, and the separator of lists. */
export function useScheduleColumns<Row extends Scheduled>(onOpen: (row: Row) => void) {
  const own = usePageMessages(scheduleMessages);
  const names = usePageMessages(weekdayNames);
  const separator = useLanguage() === 'zh' ? '、' : ', ';
  return {
    separator,
    time: {
      id: 'time',
      heading: own.time,
      cell: (row: Row) => (
        <OpenButton
          onClick={() => {
            onOpen(row);
          }}
        >
          {row.start}–{row.end}
        </OpenButton>
      ),
    },
    weekdays: {
      id: 'weekdays',
      heading: own.weekdays,
      kind: 'text',
      cell: ({ weekdays }: Row) =>
        weekdays.length === weekOrder.length
          ? own.everyDay
          : weekOrder
              .filter((day) => weekdays.includes(day))
              .map((day) => names[day])
              .join(separator),
    },
    period: {
      id: 'period',
      heading: own.period,
      cell: ({ from = '', until = '' }: Row) => (from || until ? `${from} – ${until}` : ''),
    },
    except: {
      id: 'except',
      heading: own.except,
      kind: 'text',
      cell: ({ except }: Row) => except.join(separator),
    },
  } as const;
}
