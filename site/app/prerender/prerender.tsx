import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { FirstViewAnswer } from '../../contract/first-view';
import type { Prerender } from '../../contract/prerendered';
import { cacheKey } from '../api/cache-key';
import { loadMessages } from '../i18n/load-messages';
import * as parts from '../layout/inner-parts';
import { pageLoaders } from '../page-loaders';
import { matchRoute } from '../router/match-route';
import { shownAddress } from '../router/shown-address';
import { AheadPage, type AheadPageProps } from './ahead-page';
import type { AskedCall } from './asked';
import { elsewhereCss, tokenCss } from './elsewhere';
import { isDrawnAhead } from './is-drawn-ahead';
import { liftStyles } from './lift-styles';
import { firstPicture, leaveToApp } from './pictures';

const innerParts = { held: () => parts, fetch: () => Promise.resolve(parts) };

/** What a page asks may depend on what it was answered; no page is asked for longer than this. */
const mostRounds = 5;

/**
 * Draws the page of an address, with the components that the browser draws it with, from the answers
 * that it asks for. The app takes its place; it does not continue it.
 */
const prerender: Prerender = async (input) => {
  const { pathname, search } = shownAddress(input.address);
  const route = matchRoute(pathname, search)?.route;
  if (!route) return 'no-route';
  const isHome = route.page === 'home';
  // Home goes with every page, and needs no asking.
  if (!isDrawnAhead(route.page) || (isHome && input.answer)) return 'left-to-app';
  const [messages, Page] = await Promise.all([
    loadMessages(input.language),
    pageLoaders[route.page](),
  ]);
  const { language, now } = input;
  const page = { language, now, messages, path: input.address, Page, innerParts };
  const answers = [...input.answers];
  let drawn = draw({ ...page, answers });
  for (let round = 0; input.answer && drawn.asked.length > 0 && round < mostRounds; round++) {
    answers.push(...(await Promise.all(drawn.asked.map(answered(input.answer)))));
    drawn = draw({ ...page, answers });
  }
  const { html: rendered, rules } = drawn;
  const { html, css } = liftStyles(leaveToApp(rendered, isHome), isHome ? '' : 'p');
  return {
    title: titleOf(rendered, messages.siteName),
    html: `<div class="ahead">${html}</div>`,
    // Home's sheet goes with every page.
    css: [rules, css, ...(isHome ? [elsewhereCss, tokenCss] : [])].join('\n'),
    picture: firstPicture(rendered),
    answers,
  };
};

export default prerender;

const answered =
  (answer: (call: AskedCall) => Promise<unknown>) =>
  async (call: AskedCall): Promise<FirstViewAnswer> => ({ ...call, answer: await answer(call) });

/** Draws once; tells what the page asked for and was not answered. */
function draw(page: Omit<AheadPageProps, 'onAsked'>) {
  const asked = new Map<string, AskedCall>();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <AheadPage
          {...page}
          onAsked={(call) => asked.set(cacheKey(call.name, call.input), call)}
        />,
      ),
    );
    const rules = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
    return { html, rules, asked: [...asked.values()] };
  } finally {
    sheet.seal();
  }
}

/** As the app names the document: by its one heading. */
function titleOf(html: string, siteName: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  const title = heading.replace(/<[^>]*>/g, '');
  return title === siteName || title === '' ? siteName : `${title} - ${siteName}`;
}
