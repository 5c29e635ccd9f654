import type { CallInput, CallRecord } from '../../../contract/schemas';
import type { CallResponse } from '../../../contract/shared/initial-data';
import { exhibitPath, exhibitionPath } from '../../../contract/shared/route-paths';
import type { DispatchCall } from '../../http/dispatch-call';
import { HttpError } from '../../http/http-error';
import { isCacheable } from '../../http/response-cache';
import type { PageContext } from './shared/page-context';
import { isRecordVisible } from './shared/page-paths';

type CallRequest = Pick<CallResponse, 'name' | 'input'>;
type Activity = CallRecord<'activityPage'>;

/** Maximum page size of the calls. */
const maxPageSize = 100;

/**
 * Responses for a rendered page: without records of hidden lists, and with each weekly activity once. `undefined` for
 * a record that does not exist, and for calls whose responses differ between visitors or moments.
 */
export function createPageResponses(context: PageContext, dispatchCall: DispatchCall) {
  const { menu } = context;

  async function respond({ name, input }: CallRequest): Promise<unknown> {
    switch (name) {
      case 'activityPage':
        return listActivities(context, input);
      case 'exhibitionPage':
        return withRecords(await dispatchCall(name, input), ({ kind, id }) =>
          isRecordVisible(exhibitionPath(kind, id), menu),
        );
      case 'exhibitPage':
      case 'exhibitionPageByTagFromContent':
        return withRecords(await dispatchCall(name, input), ({ id }) =>
          isRecordVisible(exhibitPath(id), menu),
        );
      default:
        return dispatchCall(name, input);
    }
  }

  return async (call: CallRequest): Promise<unknown> => {
    if (!isCacheable(call.name) && !['activityPage', 'activityDetail'].includes(call.name))
      return undefined;
    try {
      return await respond(call);
    } catch (error) {
      if (error instanceof HttpError && [400, 404].includes(error.status)) return undefined;
      throw error;
    }
  };
}

/** What a record's path depends on; objects have no kind. */
type ListedRecord = Pick<CallRecord<'exhibitionPage'>, 'id' | 'kind'>;

/** A response of a list without the records that `isShown` leaves out. */
function withRecords(answer: unknown, isShown: (record: ListedRecord) => boolean): object {
  const { records, ...rest } = answer as { records: readonly ListedRecord[] };
  return { ...rest, records: records.filter(isShown) };
}

/** A page of the upcoming activities; a weekly one once, at its next occurrence and with its own id. */
async function listActivities(
  { calls, siteId }: PageContext,
  { pageNum = 1, pageSize = 10, ...filter }: CallInput<'activityPage'>,
) {
  const found = new Map<string, Activity>();
  for (let page = 1, isLast = false; !isLast; page++) {
    const input = { ...filter, siteId, pageNum: page, pageSize: maxPageSize };
    const { total, records } = await calls.page('activityPage', input);
    for (const record of records) {
      const { activityId } = record;
      if (!found.has(activityId)) found.set(activityId, { ...record, id: activityId });
    }
    isLast = page * maxPageSize >= total || records.length === 0;
  }
  const all = [...found.values()];
  const records = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { success: true, code: 0, msg: '', data: [], total: all.length, records };
}
