import { beginCall, type BegunCall, type NamedCall } from './api/begun-calls';
import { loadMessages, pageLanguage } from './i18n/load-messages';
import { pageLoaders } from './page-loaders';
import { matchRoute } from './router/match-route';
import { shownAddress } from './router/shown-address';

// Runs while the large scripts are still on their way, so that what the shown address needs comes beside
// them, not after. Should any of it fail, the app asks again and says so.
const language = pageLanguage(document.documentElement);
const { pathname, search } = shownAddress(window.location.hash);
const page = matchRoute(pathname, search)?.route.page ?? 'not-found';

/** The calls that the app goes on with: those that the page was drawn from. */
export const begun: Promise<readonly BegunCall[]> = Promise.resolve(window.drawnFrom)
  .then((calls) => (JSON.parse(calls ?? '[]') as NamedCall[]).map((call) => beginCall(call)))
  .catch(() => []);

for (const part of [
  loadMessages(language),
  pageLoaders[page](),
  page !== 'home' && import('./layout/inner-parts'),
]) {
  Promise.resolve(part).catch(() => undefined);
}
