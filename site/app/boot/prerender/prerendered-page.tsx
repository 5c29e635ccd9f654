import type { ComponentType } from 'react';
import type { PrerenderInput } from '../../../contract/shared/prerender';
import { ApiProvider } from '../../api/client/api-provider';
import { createClient } from '../../api/client/client';
import { readSeeds } from '../../api/client/initial-data';
import { ClockProvider } from '../../features/opening-hours/clock';
import { I18nProvider } from '../../i18n/i18n-context';
import type { Messages } from '../../i18n/messages/zh';
import { Frame } from '../../layout/frame';
import { PageChromeProvider, type PageChrome } from '../../layout/use-page-chrome';
import type { CachedImport } from '../../loading/cached-import';
import { StaticRouter } from '../../router/static-router';
import { NoticesProvider } from '../../ui/feedback/notices';
import { CollectRequests, type RequestedCall } from './collect-requests';
import { PendingPage } from './pending-page';

export interface PageInput extends Pick<PrerenderInput, 'language' | 'responses' | 'now'> {
  messages: Messages;
  /** Path and query, without `#`. */
  path: string;
  /** Page component of the route. */
  Page: ComponentType;
  pageChrome: CachedImport<PageChrome>;
}

interface PrerenderedPageProps extends PageInput {
  onRequest: (call: RequestedCall) => void;
}

/** The providers of `app.tsx` and `router.tsx` for server rendering. */
export function PrerenderedPage(props: PrerenderedPageProps) {
  const { language, responses, now, messages, path, Page, pageChrome, onRequest } = props;
  return (
    <I18nProvider language={language} messages={messages}>
      <ClockProvider value={() => now}>
        <NoticesProvider>
          <ApiProvider
            client={createClient({ language, token: () => undefined })}
            seeds={readSeeds(responses)}
            onFailure={() => undefined}
          >
            <CollectRequests onRequest={onRequest}>
              <PageChromeProvider value={pageChrome}>
                <StaticRouter path={path}>
                  <Frame>
                    <Page />
                    <PendingPage />
                  </Frame>
                </StaticRouter>
              </PageChromeProvider>
            </CollectRequests>
          </ApiProvider>
        </NoticesProvider>
      </ClockProvider>
    </I18nProvider>
  );
}
