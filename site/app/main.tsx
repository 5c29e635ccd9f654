import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { readAppToken } from './api/app-token';
import { createClient } from './api/client';
import { readFirstView } from './api/first-view';
import { createInnerParts } from './layout/use-inner-parts';
import { loadMessages, pageLanguage } from './i18n/load-messages';
import { createPageChunks, pageOf } from './router/page-chunks';
import { pageLoaders } from './page-loaders';
import { loadChunk } from './router/load-chunk';

const language = pageLanguage(document.documentElement);
const innerParts = createInnerParts();
const chunks = createPageChunks(pageLoaders, innerParts);
const client = createClient({
  language,
  token: () => readAppToken(() => window.localStorage),
  renew: async (refused) =>
    (await loadChunk(() => import('./api/session/renew-session'))).renewSession(language, refused),
});

// The page is drawn once, when its words and its code are there; a page whose code fails says so itself.
const firstPage = pageOf(window.location.hash.replace(/^#|\?.*$/g, '') || '/');
const [messages] = await Promise.all([
  loadMessages(language),
  chunks[firstPage].fetch().catch(() => undefined),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
createRoot(root).render(
  <StrictMode>
    <App
      language={language}
      messages={messages}
      client={client}
      seeds={readFirstView(document)}
      chunks={chunks}
      innerParts={innerParts}
    />
  </StrictMode>,
);
