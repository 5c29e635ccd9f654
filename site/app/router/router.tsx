import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NavigateContext } from '../ui/link/navigate-context';
import { HashLocation } from './hash-location';
import { NavigationFocusProvider } from './navigation-focus';
import { PageChunksProvider, pageNameOf, type PageChunks } from './page-chunks';
import { useScrollRestoration } from './scroll-restoration';
import { TitleAnnouncer } from './title-announcer';
import { useMissedNavigation } from './use-missed-navigation';
import { useNavigateTo } from './use-navigate-to';

export type Wrapper = (props: { children: ReactNode }) => ReactNode;

interface RouterProps {
  chunks: PageChunks;
  /** Layout around every page. */
  frame: Wrapper;
  /** Error boundary of a page; mounted anew for each path. */
  boundary: Wrapper;
  /** Provider of the location. Default: the part behind `#`. */
  location?: Wrapper | undefined;
}

/** Renders the page of the current route. */
export function Router({
  chunks,
  frame: Frame,
  boundary,
  location: Location = HashLocation,
}: RouterProps) {
  return (
    <Location>
      <PageChunksProvider value={chunks}>
        <NavigationFocusProvider>
          <TitleAnnouncer>
            <Frame>
              <CurrentPage chunks={chunks} boundary={boundary} />
            </Frame>
          </TitleAnnouncer>
        </NavigationFocusProvider>
      </PageChunksProvider>
    </Location>
  );
}

function CurrentPage({ chunks, boundary: Boundary }: Pick<RouterProps, 'chunks' | 'boundary'>) {
  useMissedNavigation();
  useScrollRestoration();
  const { pathname } = useLocation();
  const { Page } = chunks[pageNameOf(pathname)];
  return (
    <NavigateContext value={useNavigateTo()}>
      <Boundary key={pathname}>
        <Page />
      </Boundary>
    </NavigateContext>
  );
}
