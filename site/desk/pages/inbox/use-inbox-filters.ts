import { itemStates } from '../../../contract/shared/desk/inbox';
import { isDay } from '../../../contract/shared/museum-time';
import { useAddressFilters } from '../../ui/list/use-address-filters';

export const pageSize = 20;

const choices = {
  state: itemStates,
  reportKind: ['lost', 'found'],
  status: ['open', 'cancelled'],
} as const;

export interface InboxFilters {
  state?: (typeof choices.state)[number];
  reportKind?: (typeof choices.reportKind)[number];
  status?: (typeof choices.status)[number];
  keyword?: string;
  from?: string;
  to?: string;
}

/** The filters of a list in the address, so that a list can be sent to a colleague; invalid values are dropped. */
export function useInboxFilters() {
  const { search, setSearch, change } = useAddressFilters();
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const chosen = <Option extends string>(name: string, options: readonly Option[]) =>
    options.find((option) => option === text(name));
  const day = (name: string) => (isDay(text(name)) ? text(name) : undefined);
  const filters: InboxFilters = {
    state: chosen('state', choices.state),
    reportKind: chosen('reportKind', choices.reportKind),
    status: chosen('status', choices.status),
    keyword: text('keyword').slice(0, 100) || undefined,
    from: day('from'),
    to: day('to'),
  };
  const page = Math.max(1, Number.parseInt(text('page'), 10) || 1);
  return {
    filters,
    page,
    set: change,
    openId: text('item') || undefined,
    /** Opens an item, so that a reload or a new log-in leads back to it; `undefined` closes it. */
    open: (id: string | undefined) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === undefined) next.delete('item');
          else next.set('item', id);
          return next;
        },
        { replace: true },
      );
    },
    reset: () => {
      setSearch({});
    },
  };
}
