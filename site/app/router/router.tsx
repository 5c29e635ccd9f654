import { Suspense, useState, type ReactNode } from 'react';
import { HashRouter, useLocation } from 'react-router-dom';
import { ArrivalProvider } from './arrival';
import { EntryKeys, keyEntry } from './entry-key';
import { PageBoundary } from './page-boundary';
import { PageChunksProvider, pageOf, type PageChunks } from './page-chunks';
import { PageSkeleton } from './page-skeleton';
import { useScrollPlaces } from './scroll-places';
import { TitleAnnouncer } from './title-announcer';
import { useMissedNavigation } from './use-missed-navigation';

interface RouterProps {
  chunks: PageChunks;
  /** Layout around every page. */
  frame: (props: { children: ReactNode }) => ReactNode;
}

/** Renders the page of the route behind `#`. */
export function Router({ chunks, frame: Frame }: RouterProps) {
  // During the first rendering: `HashRouter` reads the history entry when it mounts.
  useState(keyEntry);
  return (
    <>
      <EntryKeys />
      <HashRouter>
        <PageChunksProvider value={chunks}>
          <ArrivalProvider>
            <TitleAnnouncer>
              <Frame>
                <CurrentPage chunks={chunks} />
              </Frame>
            </TitleAnnouncer>
          </ArrivalProvider>
        </PageChunksProvider>
      </HashRouter>
    </>
  );
}

function CurrentPage({ chunks }: { chunks: PageChunks }) {
  useMissedNavigation();
  useScrollPlaces();
  const { pathname } = useLocation();
  const { Page } = chunks[pageOf(pathname)];
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}
