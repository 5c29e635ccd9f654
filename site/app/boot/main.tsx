import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { App } from './app';
import { prepareEarlyInput } from './early-input';
import { prepareFirstCommit } from './first-commit';
import { readAccessToken } from '../api/client/access-token';
import { collectResponses, reuseInFlight } from '../api/client/in-flight-requests';
import { createClient } from '../api/client/client';
import { readSeeds, readInitialData } from '../api/client/initial-data';
import { inFlightRequests } from './preload';
import { createPageChromeImport } from '../layout/use-page-chrome';
import { PageSkeleton } from '../layout/page-skeleton';
import { loadMessages, pageLanguage } from '../i18n/messages/load-messages';
import { createPageChunks, pageNameOf } from '../router/page-chunks';
import { pageLoaders } from './page-loaders';
import { readPrerenderedPage, restoreAttributes } from './prerendered-page';
import { loadChunk } from '../loading/load-chunk';
import { parseHashLocation } from '../router/parse-hash-location';

/** Maximum wait for the list of calls, which comes with the prerendered page: without it the skeleton is visible. */
const maxPageWaitMs = 1000;
/** Maximum wait for the responses, while the prerendered page is visible. */
const maxDataWaitMs = 5000;

const language = pageLanguage(document.documentElement);
const pageChrome = createPageChromeImport();
const chunks = createPageChunks(pageLoaders, pageChrome, <PageSkeleton />);
// After this time the page is rendered in its loading state.
const inFlight = await Promise.race([
  inFlightRequests,
  new Promise<[]>((resolve) => setTimeout(resolve, maxPageWaitMs, [])),
]);
const client = createClient({
  language,
  token: readAccessToken,
  renew: async (refused) =>
    (await loadChunk(() => import('../api/session/renew-session'))).renewSession(language, refused),
  fetch: reuseInFlight(inFlight),
});

// The first rendering waits for messages, code and data. A chunk that fails is reported by the page boundary.
const currentPage = () => pageNameOf(parseHashLocation(window.location.hash).pathname);
const firstPage = currentPage();
const [messages, responses, isCodeLoaded] = await Promise.all([
  loadChunk(() => loadMessages(language)),
  collectResponses(inFlight, maxDataWaitMs),
  chunks[firstPage].preload().then(
    () => firstPage === 'home' || pageChrome.cached() !== undefined,
    () => false,
  ),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
const page = readPrerenderedPage(root);
const initialData = readInitialData(document);
const seeds = { ...initialData, ...readSeeds(responses) };
// A prerendered link may have been followed while the code was loading.
const isHydratable =
  isCodeLoaded &&
  currentPage() === firstPage &&
  Object.keys(initialData).length > 0 &&
  page?.isHydratable(seeds) === true;
// The inline script leaves the page to the app from here on.
root.setAttribute('data-hydrating', '');
const restoreInput = page && (await prepareEarlyInput(root, isHydratable));
const onFirstCommit = prepareFirstCommit(root, restoreInput);

function FirstCommit({ children }: { children: ReactNode }) {
  useLayoutEffect(onFirstCommit, []);
  return children;
}

const app = (
  <StrictMode>
    <FirstCommit>
      <App
        language={language}
        messages={messages}
        client={client}
        seeds={seeds}
        chunks={chunks}
        pageChrome={pageChrome}
        clock={{ now: () => new Date(), prerenderedAt: page?.renderedAt }}
      />
    </FirstCommit>
  </StrictMode>
);

// Time slices of 10 ms keep the visible page responsive: slices of 40 ms blocked a phone twice as long, and
// React's default of 5 ms spent more time on yielding than on rendering.
forceFrameRate(100);
startTransition(() => {
  if (!isHydratable) {
    createRoot(root).render(app);
    return;
  }
  restoreAttributes(root);
  hydrateRoot(root, app, {
    // The page is rendered anew: a difference between the renderings is a fault of this site.
    onRecoverableError: (error) => {
      // oxlint-disable-next-line no-console -- fails every browser test
      console.error('Hydration failed:', error);
    },
  });
});
