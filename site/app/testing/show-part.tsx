import type { ReactNode } from 'react';
import type { CallName } from '../../contract/shared/endpoints';
import type { Language } from '../../contract/shared/sites';
import type { setUpRendering } from './render';
import { createFakeService, TestProviders, TestRouter, type FakeResponses } from './test-app';

interface PartOptions {
  responses?: FakeResponses;
  language?: Language;
  /** Address behind `#`. Default: the home page. */
  address?: string;
}

/** Returns a function that shows a part of a page inside router and providers, anew for each call. */
export function createShowPart(render: ReturnType<typeof setUpRendering>) {
  let showings = 0;
  return async function showPart(
    part: ReactNode,
    { responses, language = 'zh', address = '/' }: PartOptions = {},
  ) {
    const service = createFakeService(responses);
    window.location.hash = `#${address}`;
    const box = await render(
      <TestProviders key={++showings} service={service}>
        <TestRouter>{part}</TestRouter>
      </TestProviders>,
      language,
    );
    return {
      box,
      service,
      /** Number of requests of a call so far. */
      requests: (call: CallName) => service.calls.filter((each) => each.name === call).length,
    };
  };
}
