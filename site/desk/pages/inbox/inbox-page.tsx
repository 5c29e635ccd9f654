import { itemLabels } from '../../../contract/shared/desk/item-labels';
import type { InboxKind } from '../../../contract/shared/desk/inbox';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import type { DeskFields, DeskPage } from '../../api/desk-client';
import { useDeskCall } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import type { TableColumn } from '../../ui/list/data-table';
import { PagedTable } from '../../ui/list/paged-table';
import { OpenButton } from '../../ui/open-button';
import { PageHead } from '../../ui/page-head';
import { StateBadge } from '../../ui/state-badge';
import { InboxFilterForm } from './inbox-filters';
import { inboxKind, type InboxItem } from './inbox-kinds';
import { ItemPanel } from './item-panel';
import { inboxMessages } from './messages';
import { RatingMeans } from './rating-means';
import { pageSize, useInboxFilters } from './use-inbox-filters';
import { useExport } from './use-export';

/** List of one kind of item: filters in the address, export, and a panel for the item that is opened. */
export function InboxPage({ kind }: { kind: InboxKind }) {
  const frame = usePageMessages(deskMessages);
  const messages = usePageMessages(inboxMessages);
  const definition = inboxKind(kind);
  const filters = useInboxFilters();
  const exporting = useExport(kind, filters.filters);
  const input = {
    ...filters.filters,
    ...(definition.call === 'deskBookingPage' && { kind }),
    pageNum: filters.page,
    pageSize,
  };
  const call = useDeskCall(definition.call, input as DeskFields<typeof definition.call>);
  const columns = useColumns(kind, filters.open);
  return (
    <>
      <PageHead title={frame.pages[kind]} count={call.data && messages.count(call.data.total)}>
        <PlainButton type="button" aria-busy={exporting.isBusy} onClick={exporting.start}>
          {messages.exportAll}
        </PlainButton>
      </PageHead>
      <InboxFilterForm kind={definition} state={filters} />
      <PagedTable
        call={call}
        caption={frame.pages[kind]}
        columns={columns}
        none={messages.none}
        page={filters.page}
        pageSize={pageSize}
        onPage={(next) => {
          filters.set({ page: String(next) });
        }}
        above={(page) =>
          kind === 'rating' && <RatingMeans means={(page as DeskPage<'deskRatingPage'>).means} />
        }
      >
        {({ records }) => {
          const open = records.find(({ id }) => id === filters.openId);
          return (
            open && (
              <ItemPanel
                kind={kind}
                item={open}
                onClose={() => {
                  filters.open(undefined);
                }}
              />
            )
          );
        }}
      </PagedTable>
    </>
  );
}

/** Fields of several words. */
const wrapping: ReadonlySet<string> = new Set([
  'item',
  'name',
  'place',
  'received',
  'what',
  'languages',
  'skills',
]);

function useColumns(kind: InboxKind, open: (id: string) => void): TableColumn<InboxItem>[] {
  const messages = usePageMessages(inboxMessages);
  const language = useLanguage();
  const context = { messages, language };
  const shown = inboxKind(kind).fields.filter(({ isInList }) => isInList);
  const columns = shown.map(({ field, value }, index) => ({
    id: field,
    heading: messages.fields[field],
    ...((field === 'people' || field.endsWith('Star')) && { kind: 'number' as const }),
    ...(wrapping.has(field) && { kind: 'text' as const }),
    isDetail: index > 0 && field === 'received',
    cell: (item: InboxItem) =>
      index > 0 ? (
        value(item, context)
      ) : (
        <OpenButton
          onClick={() => {
            open(item.id);
          }}
        >
          {value(item, context)}
        </OpenButton>
      ),
  }));
  const state: TableColumn<InboxItem> = {
    id: 'state',
    heading: messages.fields.state,
    cell: (item) => (
      <StateBadge
        state={item.state}
        label={itemLabels[language].states[item.state]}
        note={[
          'cancelledAt' in item && item.cancelledAt !== undefined && messages.cancelled,
          item.updatedBy !== undefined &&
            messages.handledBy(item.updatedBy, formatDateTime(item.updatedAt ?? '', language)),
          item.notes > 0 && messages.notes(item.notes),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  };
  // Beside the number, where it is seen at every width.
  return [...columns.slice(0, 1), state, ...columns.slice(1)];
}
