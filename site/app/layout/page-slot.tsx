import { Suspense, type ReactNode } from 'react';
import { PageBoundary } from './page-boundary';
import { PageSkeleton } from './page-skeleton';

/** Error boundary and loading state of the current page. */
export function PageSlot({ children }: { children: ReactNode }) {
  return (
    <PageBoundary>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </PageBoundary>
  );
}
