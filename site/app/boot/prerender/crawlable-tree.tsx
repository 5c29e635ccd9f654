import type { SiteCallName } from '../../../contract/shared/site-endpoints';
import { editions } from '../../../contract/shared/sites';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { CrawlableInput } from '../../../contract/shared/prerender';
import { createClient } from '../../api/client/client';
import { readSeeds } from '../../api/client/initial-data';
import type { Messages } from '../../i18n/messages/zh';
import { createPageChunks } from '../../router/page-chunks';
import { StaticRouter } from '../../router/static-router';
import { App } from '../app';
import { pageLoaders } from '../page-loaders';
import { collectRequests, isContentCall, type RequestedCall } from './collect-requests';
import { loadedPageChrome } from './loaded-page-chrome';
import { StaticPageProvider, type createStaticParts } from './static-page';

export const crawlableChunks = createPageChunks(pageLoaders);

/** Calls with live responses that static pages show as they are at the time of rendering. */
const liveCalls: readonly SiteCallName[] = ['activityPage', 'activityDetail'];

export interface CrawlableTreeProps {
  input: Pick<CrawlableInput, 'edition' | 'now' | 'address'>;
  responses: readonly CallResponse[];
  messages: Messages;
  readPart: ReturnType<typeof createStaticParts>['read'];
  onRequest: (call: RequestedCall) => void;
}

/** The app at an address, as a static page. The page's chunk is loaded. */
export function CrawlableTree(props: CrawlableTreeProps) {
  const { input, responses, messages, readPart, onRequest } = props;
  const { edition, now, address } = input;
  const { language } = editions[edition];
  return (
    <StaticPageProvider value={readPart}>
      <App
        language={language}
        messages={messages}
        client={createClient({ language, token: () => undefined })}
        seeds={readSeeds(responses)}
        chunks={crawlableChunks}
        pageChrome={loadedPageChrome}
        clock={{ now: () => now }}
        location={({ children }) => <StaticRouter path={address}>{children}</StaticRouter>}
        middleware={collectRequests(
          onRequest,
          (name) => isContentCall(name) || liveCalls.includes(name),
        )}
      />
    </StaticPageProvider>
  );
}
