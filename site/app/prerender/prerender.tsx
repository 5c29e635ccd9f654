import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { FirstViewAnswer } from '../../contract/first-view';
import type { Prerender } from '../../contract/prerendered';
import { cacheKey } from '../api/cache-key';
import { loadMessages } from '../i18n/load-messages';
import * as parts from '../layout/inner-parts';
import type { InnerParts } from '../layout/use-inner-parts';
import type { HeldChunk } from '../router/held-chunk';
import { pageLoaders } from '../page-loaders';
import { matchRoute } from '../router/match-route';
import { shownAddress } from '../router/shown-address';
import { AheadPage, type PageInput } from './ahead-page';
import type { AskedCall } from './asked';
import { elsewhereCss, tokenCss } from './elsewhere';
import { isDrawnAhead } from './is-drawn-ahead';
import { liftStyles } from './lift-styles';
import { firstPicture, leaveToApp } from './pictures';

const innerParts: HeldChunk<InnerParts> = {
  held: () => parts,
  fetch: () => Promise.resolve(parts),
};

/** Limit of rendering rounds: the calls of a page can depend on responses of earlier ones. */
const maxRounds = 5;

/**
 * Renders the page of an address with the app's components, until all of its calls have responses. The app
 * replaces the result; it does not hydrate it.
 */
const prerender: Prerender = async (input) => {
  const { pathname, search } = shownAddress(input.address);
  const route = matchRoute(pathname, search)?.route;
  if (!route) return 'no-route';
  const isHome = route.page === 'home';
  // The home page is part of every HTML response and is rendered without further calls.
  if (!isDrawnAhead(route.page) || (isHome && input.answer)) return 'left-to-app';
  const [messages, Page] = await Promise.all([
    loadMessages(input.language),
    pageLoaders[route.page](),
  ]);
  const { language, now } = input;
  const page: Omit<PageInput, 'answers'> = {
    language,
    now,
    messages,
    path: input.address,
    Page,
    innerParts,
  };
  const answers = [...input.answers];
  let rendered = renderOnce({ ...page, answers });
  for (
    let round = 0;
    input.answer && rendered.pendingCalls.length > 0 && round < maxRounds;
    round++
  ) {
    answers.push(...(await Promise.all(rendered.pendingCalls.map(withResponse(input.answer)))));
    rendered = renderOnce({ ...page, answers });
  }
  const { html: markup, rules } = rendered;
  const { html, css } = liftStyles(leaveToApp(markup, isHome), isHome ? '' : 'p');
  return {
    title: titleOf(markup, messages.siteName),
    html: `<div class="ahead">${html}</div>`,
    // The home page's style sheet is part of every HTML response.
    css: [rules, css, ...(isHome ? [elsewhereCss, tokenCss] : [])].join('\n'),
    picture: firstPicture(markup),
    answers,
  };
};

export default prerender;

const withResponse =
  (answer: (call: AskedCall) => Promise<unknown>) =>
  async (call: AskedCall): Promise<FirstViewAnswer> => ({ ...call, answer: await answer(call) });

/** Renders once; `pendingCalls` are the calls without a response. */
function renderOnce(page: PageInput) {
  const pendingCalls = new Map<string, AskedCall>();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <AheadPage
          {...page}
          onAsked={(call) => pendingCalls.set(cacheKey(call.name, call.input), call)}
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
