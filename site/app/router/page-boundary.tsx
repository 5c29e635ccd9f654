import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/language';
import { Failure } from '../ui/state';
import { ChunkLoadError } from './load-chunk';
import { PageTitle } from './page-title';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Keeps the frame standing when a page breaks, and offers a way on. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <BrokenPage
        error={error}
        onRetry={() => {
          this.setState({ error: undefined });
        }}
      />
    );
  }
}

function BrokenPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { failure } = useMessages();
  const missing = error instanceof ChunkLoadError;
  return (
    <>
      <PageTitle />
      <Failure
        title={missing ? failure.chunk : failure.broken}
        hint={missing ? failure.chunkHint : failure.brokenHint}
        action={missing ? failure.reload : failure.retry}
        onAction={
          missing
            ? () => {
                window.location.reload();
              }
            : onRetry
        }
      />
    </>
  );
}
