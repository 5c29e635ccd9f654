import type { SiteCallName } from '../../../contract/shared/site-endpoints';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { CrawlableInput } from '../../../contract/shared/prerender';
import { cacheKey } from '../../api/client/cache-key';
import { readCallResult, type CallResult, type Reader } from '../../api/client/call-result';
import { createClient } from '../../api/client/client';
import { isAppCall, readSeeds } from '../../api/client/initial-data';
import { unwrap } from '../../api/client/unwrap';
import { readActivity, readActivityDetail } from '../../api/read/activity';
import { readContentEntry } from '../../api/read/content';
import { readExhibit } from '../../api/read/exhibit';
import { readRelatedExhibits } from '../../api/read/exhibit-related';
import type { Messages } from '../../i18n/messages/zh';
import { createPageChunks } from '../../router/page-chunks';
import { StaticRouter } from '../../router/static-router';
import { App } from '../app';
import { pageLoaders } from '../page-loaders';
import { collectRequests, type RequestedCall } from './collect-requests';
import { loadedPageChrome } from './loaded-page-chrome';
import { StaticPageProvider, type createStaticParts } from './static-page';

export const crawlableChunks = createPageChunks(pageLoaders);

/** Calls whose readers are in the chunks of their pages. */
const pageReaders: { [Name in SiteCallName]?: Reader<Name> } = {
  activityPage: readActivity,
  activityDetail: readActivityDetail,
  contentPageByRecommend: readContentEntry,
  contentPageByTagFromContent: readContentEntry,
  exhibitRelated: readRelatedExhibits,
  exhibitionPageByTagFromContent: readExhibit,
};

export interface CrawlableTreeProps {
  input: Pick<CrawlableInput, 'language' | 'now' | 'address'>;
  responses: readonly CallResponse[];
  messages: Messages;
  readPart: ReturnType<typeof createStaticParts>['read'];
  onRequest: (call: RequestedCall) => void;
}

/** The app at an address, as a static page. The page's chunk is loaded. */
export function CrawlableTree(props: CrawlableTreeProps) {
  const { input, responses, messages, readPart, onRequest } = props;
  const { language, now, address } = input;
  return (
    <StaticPageProvider value={readPart}>
      <App
        language={language}
        messages={messages}
        client={createClient({ language, token: () => undefined })}
        seeds={{ ...readSeeds(responses), ...readPageSeeds(responses) }}
        chunks={crawlableChunks}
        pageChrome={loadedPageChrome}
        clock={{ now: () => now }}
        location={({ children }) => <StaticRouter path={address}>{children}</StaticRouter>}
        middleware={collectRequests(onRequest, (name) => isAppCall(name) || name in pageReaders)}
      />
    </StaticPageProvider>
  );
}

function readPageSeeds(responses: readonly CallResponse[]) {
  const seeds: Record<string, CallResult<unknown>> = {};
  for (const { name, input, answer } of responses) {
    const read = pageReaders[name];
    const body = unwrap(answer);
    if (read && body && !('refusal' in body))
      seeds[cacheKey(name, input)] = readCallResult(name, body, read);
  }
  return seeds;
}
