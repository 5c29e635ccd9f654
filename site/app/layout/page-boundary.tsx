import type { ReactNode } from 'react';
import { useMessages } from '../i18n/i18n-context';
import { useNetworkMessage } from '../i18n/use-network-message';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { useNotices } from '../ui/feedback/notices';
import { ErrorState } from '../ui/feedback/states';
import { ChunkLoadError } from '../loading/load-chunk';
import { PageTitle } from '../router/page-title';

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
  const network = useNetworkMessage();
  const { notify } = useNotices();
  const isChunkError = error instanceof ChunkLoadError;
  const reload = () => {
    // Offline, a reload would end on the browser's error page.
    if (navigator.onLine) window.location.reload();
    else notify('failed', network);
  };
  return (
    <>
      <PageTitle />
      <ErrorState
        title={isChunkError ? failure.chunk : failure.broken}
        hint={!isChunkError ? failure.brokenHint : navigator.onLine ? failure.chunkHint : network}
        action={isChunkError ? failure.reload : failure.retry}
        onAction={isChunkError ? reload : onRetry}
      />
    </>
  );
}
