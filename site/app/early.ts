import { beginCall, type BegunCall } from './api/begun-calls';
import { firstCalls } from './first-calls';
import { loadMessages, pageLanguage } from './i18n/load-messages';
import { pageLoaders } from './page-loaders';
import { fetchPictures } from './api/fetch-pictures';
import { matchRoute } from './router/match-route';
import { shownAddress } from './router/shown-address';

// Runs while the large scripts are still on their way, so that what the shown address needs comes beside
// them, not after. Should any of it fail, the app asks again and says so.
const language = pageLanguage(document.documentElement);
const { pathname, search } = shownAddress(window.location.hash);
const match = matchRoute(pathname, search);
const page = match?.route.page ?? 'not-found';
const { calls, pictures } = firstCalls(match, new URLSearchParams(search), language);

/** The calls that the app goes on with. */
export const begun: readonly BegunCall[] = calls.map((call) => beginCall(call));

for (const part of [
  loadMessages(language),
  pageLoaders[page](),
  page !== 'home' && import('./layout/inner-parts'),
  pictures && fetchPictures(begun[0]?.response, pictures),
]) {
  Promise.resolve(part).catch(() => undefined);
}
