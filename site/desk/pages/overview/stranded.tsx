import { styled } from 'styled-components';
import type { BookingKind } from '../../../contract/shared/booking-kinds';
import { bookingTitle } from '../../../contract/shared/desk/item-labels';
import { spellReferenceCode } from '../../../contract/shared/reference-code';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useDeskCall } from '../../session/use-desk-call';
import { DataTable } from '../../ui/list/data-table';
import { OpenLink } from '../../ui/open-button';
import { deskPages } from '../desk-pages';

const messages = {
  zh: {
    title: (count: number) => `${count} 个预约已没有对应的场次`,
    text: '讲解、活动、入馆时段或开放时间改了，这些预约还在。请打电话告诉观众，再取消或改约。',
    caption: '没有场次的预约',
    columns: {
      code: '编号',
      when: '时间',
      what: '内容',
      name: '姓名',
      phone: '手机',
      people: '人数',
    },
  },
  en: {
    title: (count: number) =>
      count === 1 ? '1 booking has no slot any more' : `${count} bookings have no slot any more`,
    text: 'Tours, activities, times of entry or opening hours were changed, and these bookings are still there. Call the visitors, then cancel or book anew.',
    caption: 'Bookings without a tour or activity',
    columns: {
      code: 'Number',
      when: 'Time',
      what: 'What',
      name: 'Name',
      phone: 'Phone',
      people: 'People',
    },
  },
};

const Box = styled.section`
  margin-bottom: 28px;
  padding-left: 16px;
  border-left: 4px solid var(--cinnabar);

  p {
    margin-block: 4px 12px;
  }
`;

/** Bookings whose tour or activity no longer takes place; nothing without any. */
export function Stranded() {
  const own = usePageMessages(messages);
  const language = useLanguage();
  const { data = [] } = useDeskCall('deskStrandedBookings', {});
  if (data.length === 0) return null;
  const { columns } = own;
  return (
    <Box>
      <h2>{own.title(data.length)}</h2>
      <p>{own.text}</p>
      <DataTable
        caption={own.caption}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'code',
            heading: columns.code,
            cell: ({ id, code, kind }) => (
              <OpenLink to={`${pathOf(kind)}?keyword=${encodeURIComponent(code)}&item=${id}`}>
                {spellReferenceCode(code)}
              </OpenLink>
            ),
          },
          {
            id: 'when',
            heading: columns.when,
            cell: ({ startAt }) => formatDateTime(startAt, language),
          },
          {
            id: 'what',
            heading: columns.what,
            kind: 'text',
            cell: (booking) => bookingTitle(booking, language),
          },
          { id: 'name', heading: columns.name, cell: ({ name }) => name },
          { id: 'phone', heading: columns.phone, cell: ({ phone }) => phone },
          { id: 'people', heading: columns.people, kind: 'number', cell: (row) => row.people },
        ]}
      />
    </Box>
  );
}

function pathOf(kind: BookingKind): string {
  return deskPages.find(({ name }) => name === kind)?.path ?? '/';
}
