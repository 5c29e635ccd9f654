import {
  initialDataCalls,
  initialDataElementId,
  type CallResponse,
} from '../../../contract/shared/initial-data';
import type { DispatchCall } from '../../http/dispatch-call';

/** Runs the calls of a site's initial data inside the process. */
export async function readInitialData(
  dispatchCall: DispatchCall,
  site: { id: string; siteCode: string },
): Promise<CallResponse[]> {
  return Promise.all(
    initialDataCalls(site).map(async ({ name, input }) => ({
      name,
      input,
      answer: await dispatchCall(name, input),
    })),
  );
}

/** The responses as an inert JSON block. `<` is escaped, so no text inside can close the element. */
export function initialDataBlock(answers: readonly CallResponse[]): string {
  const json = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${initialDataElementId}">${json}</script>`;
}
