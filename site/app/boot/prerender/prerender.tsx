import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { Prerender } from '../../../contract/shared/prerender';
import { editions } from '../../../contract/shared/sites';
import { cacheKey } from '../../api/client/cache-key';
import { createClient } from '../../api/client/client';
import { readSeeds } from '../../api/client/initial-data';
import { I18nProvider } from '../../i18n/i18n-context';
import { loadMessages } from '../../i18n/messages/load-messages';
import { matchRoute } from '../../router/match-route';
import { createPageChunks, type PageChunks } from '../../router/page-chunks';
import { parseHashLocation } from '../../router/parse-hash-location';
import { StaticRouter } from '../../router/static-router';
import { App, type AppProps } from '../app';
import { pageLoaders } from '../page-loaders';
import { collectRequests, type RequestedCall } from './collect-requests';
import { loadedPageChrome } from './loaded-page-chrome';
import { PendingPage, pendingPageCss, pendingPageScope, loginLinkCss } from './pending-page';
import { isPrerendered } from './is-prerendered';
import { extractStyles } from './extract-styles';
import { firstImageSource, deferImages } from './images';

/** Thrown by a page whose record does not exist. */
const notFound = new Error('no such record');
const chunks: PageChunks = {
  ...createPageChunks(pageLoaders),
  'not-found': {
    Page: () => {
      throw notFound;
    },
    preload: () => Promise.reject(notFound),
  },
};

/** Limit of rendering rounds: the calls of a page can depend on responses of earlier ones. */
const maxRounds = 5;

/** Renders the app at an address until all calls of the page have responses. The app in the browser hydrates it. */
const prerender: Prerender = (input) =>
  renderPage(input).catch((error: unknown) => {
    // The app loads its page for missing records.
    if (error === notFound) return 'no-route';
    throw error;
  });

export default prerender;

const renderPage: Prerender = async (input) => {
  const { pathname, search } = parseHashLocation(input.address);
  const route = matchRoute(pathname, search)?.route;
  if (!route) return 'no-route';
  const isHome = route.page === 'home';
  // The home page is part of every HTML response and is rendered without further calls.
  if (!isPrerendered(route.page) || (isHome && input.fetchResponse)) return 'client-only';
  const { now } = input;
  const { language } = editions[input.edition];
  const [messages] = await Promise.all([loadMessages(language), chunks[route.page].preload()]);
  const app: Omit<AppProps, 'seeds'> = {
    language,
    messages,
    client: createClient({ language, token: () => undefined }),
    chunks,
    pageChrome: loadedPageChrome,
    clock: { now: () => now },
    location: ({ children }) => <StaticRouter path={input.address}>{children}</StaticRouter>,
  };
  const responses = [...input.responses];
  let rendered = renderApp(app, responses);
  for (
    let round = 0;
    input.fetchResponse && rendered.pendingCalls.length > 0 && round < maxRounds;
    round++
  ) {
    responses.push(
      ...(await Promise.all(rendered.pendingCalls.map(withResponse(input.fetchResponse)))),
    );
    rendered = renderApp(app, responses);
  }
  const skeleton = renderWithStyles(
    <I18nProvider language={language} messages={messages}>
      <PendingPage />
    </I18nProvider>,
  );
  const { html, css } = extractStyles(deferImages(rendered.html, isHome));
  const pending = extractStyles(skeleton.html, pendingPageScope);
  return {
    title: titleOf(rendered.html, messages.siteName),
    html,
    // The home page's style sheet is part of every HTML response.
    css: [
      rendered.rules,
      css,
      ...(isHome ? [skeleton.rules, pending.css, pendingPageCss, loginLinkCss] : []),
    ].join('\n'),
    ...(isHome && { skeleton: pending.html }),
    preloadImage: firstImageSource(rendered.html),
    responses,
  };
};

const withResponse =
  (answer: (call: RequestedCall) => Promise<unknown>) =>
  async (call: RequestedCall): Promise<CallResponse> => ({ ...call, answer: await answer(call) });

/** Renders once; `pendingCalls` are the calls without a response. */
function renderApp(app: Omit<AppProps, 'seeds'>, responses: readonly CallResponse[]) {
  const pendingCalls = new Map<string, RequestedCall>();
  const middleware = collectRequests((call) => {
    pendingCalls.set(cacheKey(call.name, call.input), call);
  });
  const rendered = renderWithStyles(
    <App {...app} seeds={readSeeds(responses)} middleware={middleware} />,
  );
  return { ...rendered, pendingCalls: [...pendingCalls.values()] };
}

function renderWithStyles(element: ReactElement) {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    const rules = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
    return { html, rules };
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
