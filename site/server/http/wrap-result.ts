import { endpoints, paging, type CallName } from '../../contract/shared/endpoints';
import { rowsAffected } from '../../contract/schemas/common/wrapper';
import type { CallResult, PageResult } from './call';

const ok = { success: true, code: 0, msg: '' } as const;

/** Wraps a handler's result in the response form of its endpoint (spec section 3). */
export function wrapResult<Name extends CallName>(
  name: Name,
  result: CallResult<Name>,
  input: object,
): unknown {
  if (endpoints[name].response !== 'page') return { ...ok, data: result };
  const { total, records, ...more } = result as PageResult<unknown>;
  const { pageNum, pageSize } = { ...paging, ...(input as { pageNum?: number }) };
  const page = { total, pageNum, pageSize, ...more };
  return { ...ok, data: [[page], records, rowsAffected], total, records, ...more };
}
