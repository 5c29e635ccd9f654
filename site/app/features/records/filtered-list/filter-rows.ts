import type { CallState } from '../../../api/client/use-call';
import { slicePage } from '../../../ui/page/pages-to-show';

/** A loaded list as if the service had filtered and paged it. */
export function filterRows<Row>(
  state: CallState<Row>,
  matches: (row: Row) => boolean,
  page: number,
  pageSize: number,
): CallState<Row> {
  if (!state.data) return state;
  const rows = state.data.rows.filter(matches);
  const data = { ...state.data, rows: slicePage(rows, page, pageSize), total: rows.length };
  return { ...state, data };
}
