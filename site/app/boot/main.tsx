import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { App } from './app';
import { readAccessToken } from '../api/client/access-token';
import { collectResponses, reuseInFlight } from '../api/client/in-flight-requests';
import { createClient } from '../api/client/client';
import { readSeeds, readInitialData } from '../api/client/initial-data';
import { inFlightRequests } from './preload';
import { createPageChromeImport } from '../layout/use-page-chrome';
import { loadMessages, pageLanguage } from '../i18n/messages/load-messages';
import { createPageChunks, pageNameOf } from '../router/page-chunks';
import { pageLoaders } from './page-loaders';
import { loadChunk } from '../loading/load-chunk';
import { parseHashLocation } from '../router/parse-hash-location';
import { captureInteraction } from './restore-interaction';

/** Maximum wait for the requests in flight before the first rendering. */
const maxWaitMs = 1000;

const language = pageLanguage(document.documentElement);
const innerParts = createPageChromeImport();
const chunks = createPageChunks(pageLoaders, innerParts);
// After this time the page is rendered in its loading state.
const inFlight = await Promise.race([
  inFlightRequests,
  new Promise<[]>((resolve) => setTimeout(resolve, maxWaitMs, [])),
]);
const client = createClient({
  language,
  token: () => readAccessToken(() => window.localStorage),
  renew: async (refused) =>
    (await loadChunk(() => import('../api/session/renew-session'))).renewSession(language, refused),
  fetch: reuseInFlight(inFlight),
});

// The first rendering waits for messages, code and data. A chunk that fails is reported by the page boundary.
const firstPage = pageNameOf(parseHashLocation(window.location.hash).pathname);
const [messages, responses] = await Promise.all([
  loadChunk(() => loadMessages(language)),
  collectResponses(inFlight, maxWaitMs),
  chunks[firstPage].preload().catch(() => undefined),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
const reactRoot = createRoot(root);
const restoreInteraction = captureInteraction(root);

/** Restores the visitor's interaction with the prerendered page in the commit that replaces it. */
function RestoreInteraction({ children }: { children: ReactNode }) {
  useLayoutEffect(restoreInteraction, []);
  return children;
}

// Time slices of 10 ms keep the visible page responsive: slices of 40 ms blocked a phone twice as long, and
// React's default of 5 ms spent more time on yielding than on rendering.
forceFrameRate(100);
startTransition(() => {
  reactRoot.render(
    <StrictMode>
      <RestoreInteraction>
        <App
          language={language}
          messages={messages}
          client={client}
          seeds={{ ...readInitialData(document), ...readSeeds(responses) }}
          chunks={chunks}
          pageChrome={innerParts}
        />
      </RestoreInteraction>
    </StrictMode>,
  );
});
