import { useCallback, type ReactNode } from 'react';
import type { Language } from '../contract/sites';
import type { Answer } from './api/answer';
import type { ApiError } from './api/api-error';
import { ApiProvider } from './api/api-provider';
import type { Client } from './api/client';
import { LanguageProvider } from './i18n/language';
import type { Messages } from './i18n/zh';
import { Frame } from './layout/frame';
import { InnerPartsProvider, type InnerParts } from './layout/use-inner-parts';
import type { HeldChunk } from './router/held-chunk';
import type { PageChunks } from './router/page-chunks';
import { Router } from './router/router';
import { BrokenApp } from './layout/broken-app';
import { ErrorBoundary } from './ui/error-boundary';
import { NoticesProvider, useNotices } from './ui/notices';

interface AppProps {
  language: Language;
  messages: Messages;
  client: Client;
  seeds: Readonly<Record<string, Answer<unknown>>>;
  chunks: PageChunks;
  innerParts: HeldChunk<InnerParts>;
}

export function App({ language, messages, client, seeds, chunks, innerParts }: AppProps) {
  return (
    <LanguageProvider language={language} messages={messages}>
      <ErrorBoundary fallback={() => <BrokenApp />}>
        <NoticesProvider>
          <DataProvider client={client} seeds={seeds}>
            <InnerPartsProvider value={innerParts}>
              <Router chunks={chunks} frame={Frame} />
            </InnerPartsProvider>
          </DataProvider>
        </NoticesProvider>
      </ErrorBoundary>
    </LanguageProvider>
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
