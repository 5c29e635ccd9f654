import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as sliceAsFor } from 'scheduler';
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

/** What is asked for already is waited for as long. */
const patienceMs = 1000;

const language = pageLanguage(document.documentElement);
const innerParts = createInnerParts();
const chunks = createPageChunks(pageLoaders, innerParts);
// A page that is not drawn in this time is drawn as it loads, and so is one whose answers do not come.
const calls = await Promise.race([
  begun,
  new Promise<[]>((resolve) => setTimeout(resolve, patienceMs, [])),
]);
const client = createClient({
  language,
  token: () => readAppToken(() => window.localStorage),
  renew: async (refused) =>
    (await loadChunk(() => import('./api/session/renew-session'))).renewSession(language, refused),
  fetch: goOnWith(calls),
});

// The page is drawn once, when its words, its code and its first answers are there; a page whose code
// fails says so itself.
const firstPage = pageOf(shownAddress(window.location.hash).pathname);
const [messages, answers] = await Promise.all([
  loadChunk(() => loadMessages(language)),
  answersWithin(calls, patienceMs),
  chunks[firstPage].fetch().catch(() => undefined),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
const stage = createRoot(root);
const goOn = readBegun(root);

/** Takes what has been begun on the page that came drawn over to the one that stands now. */
function Takeover({ children }: { children: ReactNode }) {
  useLayoutEffect(goOn, []);
  return children;
}

// In slices of 10 ms, so that a page that is seen already answers meanwhile: slices of 40 ms held a phone up
// twice as long, and React's own of 5 ms cost a slow one more turns than drawing.
sliceAsFor(100);
startTransition(() => {
  stage.render(
    <StrictMode>
      <Takeover>
        <App
          language={language}
          messages={messages}
          client={client}
          seeds={{ ...readFirstView(document), ...readAnswers(answers) }}
          chunks={chunks}
          innerParts={innerParts}
        />
      </Takeover>
    </StrictMode>,
  );
});
