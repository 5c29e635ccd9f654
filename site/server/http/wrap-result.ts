import { type Endpoint } from '../../contract/shared/endpoints';
import { paging } from '../../contract/shared/paging';
import { rowsAffected } from '../../contract/schemas/common/wrapper';
import type { PageResult } from './call';

const ok = { success: true, code: 0, msg: '' } as const;

/** Wraps a handler's result in the response form of its endpoint (spec section 3). */
export function wrapResult(
  response: Endpoint['response'],
  result: unknown,
  input: object,
): unknown {
  if (response !== 'page') return { ...ok, data: result };
  const { total, records, ...more } = result as PageResult<unknown>;
  const { pageNum, pageSize } = { ...paging, ...(input as { pageNum?: number }) };
  const page = { total, pageNum, pageSize, ...more };
  return { ...ok, data: [[page], records, rowsAffected], total, records, ...more };
}
