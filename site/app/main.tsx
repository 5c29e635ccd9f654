import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { App } from './app';
import { readAppToken } from './api/app-token';
import { answersWithin, goOnWith } from './api/begun-calls';
import { createClient } from './api/client';
import { readAnswers, readFirstView } from './api/first-view';
import { begun } from './early';
import { createInnerParts } from './layout/use-inner-parts';
import { loadMessages, pageLanguage } from './i18n/load-messages';
import { createPageChunks, pageOf } from './router/page-chunks';
import { pageLoaders } from './page-loaders';
import { loadChunk } from './router/load-chunk';
import { shownAddress } from './router/shown-address';
import { readBegun } from './takeover';

/** Maximum wait for the requests in flight before the first rendering. */
const maxWaitMs = 1000;

const language = pageLanguage(document.documentElement);
const innerParts = createInnerParts();
const chunks = createPageChunks(pageLoaders, innerParts);
// After this time the page is rendered in its loading state.
const inFlight = await Promise.race([
  begun,
  new Promise<[]>((resolve) => setTimeout(resolve, maxWaitMs, [])),
]);
const client = createClient({
  language,
  token: () => readAppToken(() => window.localStorage),
  renew: async (refused) =>
    (await loadChunk(() => import('./api/session/renew-session'))).renewSession(language, refused),
  fetch: goOnWith(inFlight),
});

// The first rendering waits for messages, code and data. A chunk that fails is reported by the page boundary.
const firstPage = pageOf(shownAddress(window.location.hash).pathname);
const [messages, responses] = await Promise.all([
  loadChunk(() => loadMessages(language)),
  answersWithin(inFlight, maxWaitMs),
  chunks[firstPage].fetch().catch(() => undefined),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
const reactRoot = createRoot(root);
const restoreInteraction = readBegun(root);

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
          seeds={{ ...readFirstView(document), ...readAnswers(responses) }}
          chunks={chunks}
          innerParts={innerParts}
        />
      </RestoreInteraction>
    </StrictMode>,
  );
});
