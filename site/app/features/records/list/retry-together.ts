import type { CallState } from '../../../api/client/use-call';

/** The state of a list whose retry also retries the failed calls of the parts around it: one button, one message. */
export function retryTogether<Row>(
  state: CallState<Row>,
  others: readonly CallState<unknown>[],
): CallState<Row> {
  return {
    ...state,
    retry: () => {
      for (const { error, retry } of [state, ...others]) if (error) retry();
    },
  };
}
