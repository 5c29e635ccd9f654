import {
  startRequest,
  type InFlightRequest,
  type NamedCall,
} from '../api/client/in-flight-requests';
import { loadMessages, pageLanguage } from '../i18n/messages/load-messages';
import { pageLoaders } from './page-loaders';
import { matchRoute } from '../router/match-route';
import { parseHashLocation } from '../router/parse-hash-location';

// Starts the requests of the shown address in parallel with the download of the large scripts. Failures are
// ignored here: the app repeats the request and shows the error.
const language = pageLanguage(document.documentElement);
const { pathname, search } = parseHashLocation(window.location.hash);
const page = matchRoute(pathname, search)?.route.page ?? 'not-found';

/** Requests in flight for the app: the calls of the prerendered page. Sent in a task of their own: phones are slow. */
export const inFlightRequests: Promise<readonly InFlightRequest[]> = new Promise<
  string | undefined
>((resolve) => {
  setTimeout(resolve, 0, window.prerenderedCalls);
})
  .then((calls) => (JSON.parse(calls ?? '[]') as NamedCall[]).map((call) => startRequest(call)))
  .catch(() => []);

for (const preload of [
  loadMessages(language),
  pageLoaders[page](),
  page !== 'home' && import('../layout/page-chrome'),
]) {
  Promise.resolve(preload).catch(() => undefined);
}
