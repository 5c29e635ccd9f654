import { useCallback, type ReactNode } from 'react';
import type { Language } from '../../contract/shared/sites';
import type { CallResult } from '../api/client/call-result';
import type { ApiError } from '../../session/api-error';
import { ApiProvider } from '../api/client/api-provider';
import type { Client } from '../api/client/client';
import { I18nProvider } from '../i18n/i18n-context';
import type { Messages } from '../i18n/messages/zh';
import { Frame } from '../layout/frame';
import { PageSlot } from '../layout/page-slot';
import { PageChromeProvider, type PageChrome } from '../layout/use-page-chrome';
import type { CachedImport } from '../loading/cached-import';
import type { PageChunks } from '../router/page-chunks';
import { Router } from '../router/router';
import { AppErrorFallback } from '../layout/app-error-fallback';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { NoticesProvider, useNotices } from '../ui/feedback/notices';

interface AppProps {
  language: Language;
  messages: Messages;
  client: Client;
  seeds: Readonly<Record<string, CallResult<unknown>>>;
  chunks: PageChunks;
  pageChrome: CachedImport<PageChrome>;
}

export function App({ language, messages, client, seeds, chunks, pageChrome }: AppProps) {
  return (
    <I18nProvider language={language} messages={messages}>
      <ErrorBoundary fallback={() => <AppErrorFallback />}>
        <NoticesProvider>
          <DataProvider client={client} seeds={seeds}>
            <PageChromeProvider value={pageChrome}>
              <Router chunks={chunks} frame={Frame} slot={PageSlot} />
            </PageChromeProvider>
          </DataProvider>
        </NoticesProvider>
      </ErrorBoundary>
    </I18nProvider>
  );
}

/** Shows the message of a failed call as a notice. */
function DataProvider({
  children,
  ...rest
}: Pick<AppProps, 'client' | 'seeds'> & { children: ReactNode }) {
  const { notify } = useNotices();
  const onFailure = useCallback(
    (error: ApiError) => {
      notify('failed', error.message);
    },
    [notify],
  );
  return (
    <ApiProvider {...rest} onFailure={onFailure}>
      {children}
    </ApiProvider>
  );
}
