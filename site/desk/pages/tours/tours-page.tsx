import type { DeskTour } from '../../../contract/schemas/desk/tours';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { DataTable } from '../../ui/list/data-table';
import { EditableList } from '../../ui/list/editable-list';
import { useScheduleColumns } from '../../ui/schedule/schedule-columns';
import { EditTour } from './edit-tour';
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
  const language = useLanguage();
  const { separator, time, weekdays, period, except } = useScheduleColumns(onOpen);
  return (
    <DataTable
      caption={frame.pages.tours}
      rows={tours}
      keyOf={({ id }) => id}
      columns={[
        time,
        weekdays,
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
        period,
        except,
      ]}
    />
  );
}
