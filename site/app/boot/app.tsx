import { useCallback, type ReactNode } from 'react';
import type { Middleware } from 'swr';
import type { Language } from '../../contract/shared/sites';
import type { UnwrappedBody } from '../api/client/unwrap';
import type { ApiError } from '../../session/api-error';
import { ApiProvider } from '../api/client/api-provider';
import type { Client } from '../api/client/client';
import { isKept } from '../api/client/kept-answers';
import { ClockProvider, type Clock } from '../features/opening-hours/clock';
import { I18nProvider } from '../i18n/i18n-context';
import type { Messages } from '../i18n/messages/zh';
import { Frame } from '../layout/frame';
import { PageBoundary } from '../layout/page-boundary';
import { PageChromeProvider, type PageChrome } from '../layout/use-page-chrome';
import type { CachedImport } from '../loading/cached-import';
import type { PageChunks } from '../router/page-chunks';
import { Router, type Wrapper } from '../router/router';
import { AppErrorFallback } from '../layout/app-error-fallback';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { NoticesProvider, useNotices } from '../ui/feedback/notices';

export interface AppProps {
  language: Language;
  messages: Messages;
  client: Client;
  seeds: Readonly<Record<string, UnwrappedBody>>;
  chunks: PageChunks;
  pageChrome: CachedImport<PageChrome>;
  clock: Clock;
  /** Provider of the location. Default: the part of the browser's address behind `#`. */
  location?: Wrapper;
  /** Observes the requests of the components. */
  middleware?: Middleware;
}

/** The whole site: rendered by the service, and hydrated or rendered by the browser. */
export function App(props: AppProps) {
  const { language, messages, chunks, pageChrome, clock, location } = props;
  return (
    <I18nProvider language={language} messages={messages}>
      <ClockProvider value={clock}>
        <ErrorBoundary fallback={() => <AppErrorFallback />}>
          <NoticesProvider>
            <DataProvider client={props.client} seeds={props.seeds} middleware={props.middleware}>
              <PageChromeProvider value={pageChrome}>
                <Router chunks={chunks} frame={Frame} boundary={PageBoundary} location={location} />
              </PageChromeProvider>
            </DataProvider>
          </NoticesProvider>
        </ErrorBoundary>
      </ClockProvider>
    </I18nProvider>
  );
}

interface DataProviderProps extends Pick<AppProps, 'client' | 'seeds'> {
  middleware: Middleware | undefined;
  children: ReactNode;
}

/** Shows the message of a failed call as a notice, but for what a device without a connection does not keep. */
function DataProvider(props: DataProviderProps) {
  const { notify } = useNotices();
  const onFailure = useCallback(
    (error: ApiError) => {
      if (!isKept()) notify('failed', error.message);
    },
    [notify],
  );
  return <ApiProvider {...props} onFailure={onFailure} />;
}
