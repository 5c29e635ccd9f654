import { beginCall, type BegunCall, type NamedCall } from './api/begun-calls';
import { loadMessages, pageLanguage } from './i18n/load-messages';
import { pageLoaders } from './page-loaders';
import { matchRoute } from './router/match-route';
import { shownAddress } from './router/shown-address';

// Starts the requests of the shown address in parallel with the download of the large scripts. Failures are
// ignored here: the app repeats the request and shows the error.
const language = pageLanguage(document.documentElement);
const { pathname, search } = shownAddress(window.location.hash);
const page = matchRoute(pathname, search)?.route.page ?? 'not-found';

/** Requests in flight for the app: the calls of the prerendered page. */
export const begun: Promise<readonly BegunCall[]> = Promise.resolve(window.drawnFrom)
  .then((calls) => (JSON.parse(calls ?? '[]') as NamedCall[]).map((call) => beginCall(call)))
  .catch(() => []);

for (const preload of [
  loadMessages(language),
  pageLoaders[page](),
  page !== 'home' && import('./layout/inner-parts'),
]) {
  Promise.resolve(preload).catch(() => undefined);
}
