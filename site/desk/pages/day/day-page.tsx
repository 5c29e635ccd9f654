import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskBooking } from '../../../contract/schemas/desk/inbox';
import { classVisitLabels } from '../../../contract/shared/class-visit-labels';
import { bookingTitle } from '../../../contract/shared/desk/item-labels';
import { addDays, isDay, museumDay } from '../../../contract/shared/museum-time';
import { spellReferenceCode } from '../../../contract/shared/reference-code';
import type { Language } from '../../../contract/shared/sites';
import { useNow } from '../../../app/features/opening-hours/clock';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDay, formatTimes } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { TextField } from '../../../app/ui/form/text-field';
import { useDeskCall } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import { CheckIn } from './check-in';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/list/data-table';
import { PageHead } from '../../ui/page-head';
import { Empty } from '../../ui/list/empty';

const messages = {
  zh: {
    day: '日期',
    previous: '前一天',
    next: '后一天',
    print: '打印',
    none: '这一天没有预约。',
    people: (bookings: number, people: number) => `${bookings} 个预约 · ${people} 人`,
    columns: { name: '姓名', phone: '手机', people: '人数', code: '编号', note: '备注' },
    came: '到场',
    yes: '已到场',
    notYet: '未到场',
  },
  en: {
    day: 'Day',
    previous: 'Day before',
    next: 'Day after',
    print: 'Print',
    none: 'Nothing is booked on this day.',
    people: (bookings: number, people: number) => `${bookings} bookings · ${people} people`,
    columns: { name: 'Name', phone: 'Phone', people: 'People', code: 'Number', note: 'Remark' },
    came: 'Came',
    yes: 'Yes',
    notYet: 'Not yet',
  },
};

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  margin-bottom: 24px;
`;

const Slot = styled.section`
  margin-bottom: 32px;
  break-inside: avoid;

  h2 {
    margin-bottom: 4px;
  }

  h2 + p {
    margin-bottom: 8px;
    color: var(--ash);
  }

  .tick {
    display: inline-block;
    width: 20px;
    height: 20px;
    border: 1px solid var(--control-line);
  }
`;

/** Everybody who comes on a day, by slot: the list at the entrance, on the screen and on paper. */
export function DayPage() {
  const own = usePageMessages(messages);
  const frame = usePageMessages(deskMessages);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const today = museumDay(useNow());
  const day = isDay(asked) ? asked : today;
  const open = (next: string) => {
    if (isDay(next)) setSearch({ day: next });
  };
  const call = useDeskCall('deskDayList', { day });
  return (
    <>
      <PageHead title={frame.pages.day}>
        <p>{formatDay(`${day}T12:00:00+08:00`, language)}</p>
      </PageHead>
      <Controls data-print="none">
        <TextField name="day" label={own.day} type="date" required value={day} onChange={open} />
        <PlainButton
          type="button"
          onClick={() => {
            open(addDays(day, -1));
          }}
        >
          {own.previous}
        </PlainButton>
        <PlainButton
          type="button"
          onClick={() => {
            open(addDays(day, 1));
          }}
        >
          {own.next}
        </PlainButton>
        <PlainButton
          type="button"
          onClick={() => {
            window.print();
          }}
        >
          {own.print}
        </PlainButton>
      </Controls>
      <CallState call={call}>
        {(bookings) =>
          bookings.length === 0 ? (
            <Empty>{own.none}</Empty>
          ) : (
            <>
              <CheckIn key={day} bookings={bookings} />
              {bySlot(bookings).map((slot) => (
                <SlotTable key={slot[0]?.slotId} bookings={slot} />
              ))}
            </>
          )
        }
      </CallState>
    </>
  );
}

function bySlot(bookings: readonly DeskBooking[]): DeskBooking[][] {
  const slots = new Map<string, DeskBooking[]>();
  for (const booking of bookings) {
    slots.set(booking.slotId, [...(slots.get(booking.slotId) ?? []), booking]);
  }
  return [...slots.values()];
}

/** Who comes: the school of a class before its teacher. */
function guestOf({ classVisit, name }: DeskBooking): string {
  return [classVisit?.school, name].filter(Boolean).join(' · ');
}

/** What the entrance needs to know: of a class also what it does, and the help that it needs. */
function noteOf({ classVisit, note }: DeskBooking, language: Language): string {
  const { programmes, access } = classVisitLabels[language];
  const needs = classVisit?.access.map((each) => access[each]) ?? [];
  const programme = classVisit?.programme && programmes[classVisit.programme];
  return [programme, ...needs, note].filter(Boolean).join(' · ');
}

function SlotTable({ bookings }: { bookings: readonly DeskBooking[] }) {
  const own = usePageMessages(messages);
  const language = useLanguage();
  const [first] = bookings;
  if (!first) return null;
  const title = `${formatTimes(first.startAt, first.endAt, language)} ${bookingTitle(first, language)}`;
  const people = bookings.reduce((sum, booking) => sum + booking.people, 0);
  const { columns } = own;
  return (
    <Slot>
      <h2>{title}</h2>
      <p>{own.people(bookings.length, people)}</p>
      <DataTable
        caption={title}
        rows={bookings}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', heading: columns.name, cell: guestOf },
          { id: 'phone', heading: columns.phone, cell: ({ phone }) => phone },
          { id: 'people', heading: columns.people, kind: 'number', cell: (row) => row.people },
          { id: 'code', heading: columns.code, cell: ({ code }) => spellReferenceCode(code) },
          {
            id: 'note',
            heading: columns.note,
            kind: 'text',
            cell: (row) => noteOf(row, language),
          },
          {
            id: 'came',
            heading: own.came,
            // On paper a box to tick.
            cell: ({ state }) =>
              state === 'done' ? (
                own.yes
              ) : (
                <span className="tick" role="img" aria-label={own.notYet} />
              ),
          },
        ]}
      />
    </Slot>
  );
}
