import {
  firstViewCalls,
  firstViewElementId,
  type FirstViewAnswer,
} from '../../contract/first-view';
import type { AnswerCall } from '../http/answer-call';

/** Runs the calls of a site's initial data inside the process. */
export async function readFirstView(
  dispatchCall: AnswerCall,
  site: { id: string; siteCode: string },
): Promise<FirstViewAnswer[]> {
  return Promise.all(
    firstViewCalls(site).map(async ({ name, input }) => ({
      name,
      input,
      answer: await dispatchCall(name, input),
    })),
  );
}

/** The responses as an inert JSON block. `<` is escaped, so no text inside can close the element. */
export function firstViewBlock(answers: readonly FirstViewAnswer[]): string {
  const json = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${firstViewElementId}">${json}</script>`;
}
