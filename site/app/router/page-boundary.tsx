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

/** Keeps the frame standing when a page breaks, and offers a way on. */
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
  const missing = error instanceof ChunkLoadError;
  return (
    <>
      <PageTitle />
      <Failure
        title={missing ? failure.chunk : failure.broken}
        hint={!missing ? failure.brokenHint : navigator.onLine ? failure.chunkHint : network}
        action={missing ? failure.reload : failure.retry}
        onAction={
          missing
            ? () => {
                // Without a line it would leave the site for the browser's own error page.
                if (navigator.onLine) window.location.reload();
                else notify('failed', network);
              }
            : onRetry
        }
      />
    </>
  );
}
