import type { ReactNode } from 'react';
import { faultMessage } from '../api/error-catalogue';
import { useLanguage, useMessages } from '../i18n/language';
import { ErrorBoundary } from '../ui/error-boundary';
import { useNotices } from '../ui/notices';
import { Failure } from '../ui/state';
import { ChunkLoadError } from './load-chunk';
import { PageTitle } from './page-title';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Error boundary of the page inside the frame; offers a retry or a reload. */
export function PageBoundary({ children }: PageBoundaryProps) {
  return (
    <ErrorBoundary fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { failure } = useMessages();
  const network = faultMessage({ kind: 'network' }, '', useLanguage());
  const { notify } = useNotices();
  const isChunkError = error instanceof ChunkLoadError;
  return (
    <>
      <PageTitle />
      <Failure
        title={isChunkError ? failure.chunk : failure.broken}
        hint={!isChunkError ? failure.brokenHint : navigator.onLine ? failure.chunkHint : network}
        action={isChunkError ? failure.reload : failure.retry}
        onAction={
          isChunkError
            ? () => {
                // Offline, a reload would end on the browser's error page.
                if (navigator.onLine) window.location.reload();
                else notify('failed', network);
              }
            : onRetry
        }
      />
    </>
  );
}
