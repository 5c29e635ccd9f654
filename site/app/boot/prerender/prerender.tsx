import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { Prerender } from '../../../contract/shared/prerender';
import { cacheKey } from '../../api/client/cache-key';
import { loadMessages } from '../../i18n/messages/load-messages';
import * as parts from '../../layout/page-chrome';
import type { PageChrome } from '../../layout/use-page-chrome';
import type { CachedImport } from '../../loading/cached-import';
import { pageLoaders } from '../page-loaders';
import { matchRoute } from '../../router/match-route';
import { parseHashLocation } from '../../router/parse-hash-location';
import { PrerenderedPage, type PageInput } from './prerendered-page';
import type { RequestedCall } from './collect-requests';
import { pendingPageCss, loginLinkCss } from './pending-page';
import { isPrerendered } from './is-prerendered';
import { extractStyles } from './extract-styles';
import { firstImageSource, deferImages } from './images';

const innerParts: CachedImport<PageChrome> = {
  cached: () => parts,
  load: () => Promise.resolve(parts),
};

/** Limit of rendering rounds: the calls of a page can depend on responses of earlier ones. */
const maxRounds = 5;

/**
 * Renders the page of an address with the app's components, until all of its calls have responses. The app
 * replaces the result; it does not hydrate it.
 */
const prerender: Prerender = async (input) => {
  const { pathname, search } = parseHashLocation(input.address);
  const route = matchRoute(pathname, search)?.route;
  if (!route) return 'no-route';
  const isHome = route.page === 'home';
  // The home page is part of every HTML response and is rendered without further calls.
  if (!isPrerendered(route.page) || (isHome && input.fetchResponse)) return 'client-only';
  const [messages, Page] = await Promise.all([
    loadMessages(input.language),
    pageLoaders[route.page](),
  ]);
  const { language, now } = input;
  const page: Omit<PageInput, 'responses'> = {
    language,
    now,
    messages,
    path: input.address,
    Page,
    pageChrome: innerParts,
  };
  const responses = [...input.responses];
  let rendered = renderOnce({ ...page, responses });
  for (
    let round = 0;
    input.fetchResponse && rendered.pendingCalls.length > 0 && round < maxRounds;
    round++
  ) {
    responses.push(
      ...(await Promise.all(rendered.pendingCalls.map(withResponse(input.fetchResponse)))),
    );
    rendered = renderOnce({ ...page, responses });
  }
  const { html: markup, rules } = rendered;
  const { html, css } = extractStyles(deferImages(markup, isHome), isHome ? '' : 'p');
  return {
    title: titleOf(markup, messages.siteName),
    html: `<div class="prerendered">${html}</div>`,
    // The home page's style sheet is part of every HTML response.
    css: [rules, css, ...(isHome ? [pendingPageCss, loginLinkCss] : [])].join('\n'),
    preloadImage: firstImageSource(markup),
    responses,
  };
};

export default prerender;

const withResponse =
  (answer: (call: RequestedCall) => Promise<unknown>) =>
  async (call: RequestedCall): Promise<CallResponse> => ({ ...call, answer: await answer(call) });

/** Renders once; `pendingCalls` are the calls without a response. */
function renderOnce(page: PageInput) {
  const pendingCalls = new Map<string, RequestedCall>();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <PrerenderedPage
          {...page}
          onRequest={(call) => pendingCalls.set(cacheKey(call.name, call.input), call)}
        />,
      ),
    );
    const rules = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
    return { html, rules, pendingCalls: [...pendingCalls.values()] };
  } finally {
    sheet.seal();
  }
}

/** The document title, from the `h1`, as in the app. */
function titleOf(html: string, siteName: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  const title = heading.replace(/<[^>]*>/g, '');
  return title === siteName || title === '' ? siteName : `${title} - ${siteName}`;
}
