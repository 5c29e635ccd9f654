import { useState, type ReactNode } from 'react';
import { HashRouter, useLocation } from 'react-router-dom';
import { NavigateContext } from '../ui/link/navigate-context';
import { NavigationFocusProvider } from './navigation-focus';
import { HistoryEntryKeys, ensureHistoryEntryKey } from './history-entry-key';
import { PageChunksProvider, pageNameOf, type PageChunks } from './page-chunks';
import { useScrollRestoration } from './scroll-restoration';
import { TitleAnnouncer } from './title-announcer';
import { useMissedNavigation } from './use-missed-navigation';
import { useNavigateTo } from './use-navigate-to';

type Wrapper = (props: { children: ReactNode }) => ReactNode;

interface RouterProps {
  chunks: PageChunks;
  /** Layout around every page. */
  frame: Wrapper;
  /** Error boundary and loading state of a page; mounted anew for each path. */
  slot: Wrapper;
}

/** Renders the page of the route behind `#`. */
export function Router({ chunks, frame: Frame, slot }: RouterProps) {
  // During the first rendering: `HashRouter` reads the history entry when it mounts.
  useState(ensureHistoryEntryKey);
  return (
    <>
      <HistoryEntryKeys />
      <HashRouter>
        <PageChunksProvider value={chunks}>
          <NavigationFocusProvider>
            <TitleAnnouncer>
              <Frame>
                <CurrentPage chunks={chunks} slot={slot} />
              </Frame>
            </TitleAnnouncer>
          </NavigationFocusProvider>
        </PageChunksProvider>
      </HashRouter>
    </>
  );
}

function CurrentPage({ chunks, slot: Slot }: Pick<RouterProps, 'chunks' | 'slot'>) {
  useMissedNavigation();
  useScrollRestoration();
  const { pathname } = useLocation();
  const { Page } = chunks[pageNameOf(pathname)];
  return (
    <NavigateContext value={useNavigateTo()}>
      <Slot key={pathname}>
        <Page />
      </Slot>
    </NavigateContext>
  );
}
