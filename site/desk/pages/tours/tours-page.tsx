import type { DeskTour } from '../../../contract/schemas/desk/tours';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { DataTable } from '../../ui/list/data-table';
import { EditableList } from '../../ui/list/editable-list';
import { OpenButton } from '../../ui/open-button';
import { EditTour } from './edit-tour';
import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import { tourMessages } from './messages';

/** The docents' tours; a change is seen by visitors at once. */
export function ToursPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(tourMessages);
  const call = useDeskCall('deskTourList', {});
  return (
    <EditableList
      title={frame.pages.tours}
      texts={own}
      call={call}
      table={(rows, onOpen) => <TourTable tours={rows} onOpen={onOpen} />}
      dialogue={(tour, onClose) => <EditTour tour={tour} onClose={onClose} />}
    />
  );
}

interface TourTableProps {
  tours: readonly DeskTour[];
  onOpen: (tour: DeskTour) => void;
}

function TourTable({ tours, onOpen }: TourTableProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(tourMessages);
  const names = usePageMessages(weekdayNames);
  const language = useLanguage();
  const separator = language === 'zh' ? '、' : ', ';
  return (
    <DataTable
      caption={frame.pages.tours}
      rows={tours}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'time',
          heading: own.time,
          cell: (tour) => (
            <OpenButton
              onClick={() => {
                onOpen(tour);
              }}
            >
              {tour.start}–{tour.end}
            </OpenButton>
          ),
        },
        {
          id: 'weekdays',
          heading: own.weekdays,
          kind: 'text',
          cell: ({ weekdays }) =>
            weekdays.length === weekOrder.length
              ? own.everyDay
              : weekOrder
                  .filter((day) => weekdays.includes(day))
                  .map((day) => names[day])
                  .join(separator),
        },
        {
          id: 'languages',
          heading: own.languages,
          cell: ({ languages }) => languages.map((each) => own.languageNames[each]).join(separator),
        },
        { id: 'capacity', heading: own.capacity, kind: 'number', cell: (row) => row.capacity },
        {
          id: 'place',
          heading: own.place,
          kind: 'text',
          cell: ({ placeZh, placeEn }) => (language === 'zh' ? placeZh : placeEn),
        },
        {
          id: 'period',
          heading: own.period,
          cell: ({ from = '', until = '' }) => (from || until ? `${from} – ${until}` : ''),
        },
        {
          id: 'except',
          heading: own.except,
          kind: 'text',
          cell: ({ except }) => except.join(separator),
        },
      ]}
    />
  );
}
