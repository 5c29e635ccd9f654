import {
  recordIssues,
  recordKinds,
  recordStates,
  type RecordKind,
} from '../../../contract/shared/desk/records';
import { useAddressFilters } from '../../ui/list/use-address-filters';

export const pageSize = 20;

/** Kind, filters and the opened record in the address, so that they can be sent to a colleague. */
export function useRecordFilters() {
  const { search, setSearch, change } = useAddressFilters();
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const chosen = <Option extends string>(name: string, options: readonly Option[]) =>
    options.find((option) => option === text(name));
  const kind: RecordKind = chosen('kind', recordKinds) ?? 'entry';
  const filters = {
    keyword: text('keyword').slice(0, 100) || undefined,
    category: text('category') || undefined,
    state: chosen('state', recordStates),
    issue: chosen('issue', recordIssues),
  };
  return {
    kind,
    filters,
    page: Math.max(1, Number.parseInt(text('page'), 10) || 1),
    /** Id of the opened record. */
    id: text('id'),
    /** Form of a new record. */
    newForm: text('new'),
    set: change,
    reset: () => {
      setSearch({ kind });
    },
  };
}
