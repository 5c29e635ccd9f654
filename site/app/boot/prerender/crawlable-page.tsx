import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { CrawlableInput, RenderCrawlablePage } from '../../../contract/shared/prerender';
import { editions } from '../../../contract/shared/sites';
import { cacheKey } from '../../api/client/cache-key';
import { loadMessages } from '../../i18n/messages/load-messages';
import type { Messages } from '../../i18n/messages/zh';
import { matchRoute } from '../../router/match-route';
import { parseHashLocation } from '../../router/parse-hash-location';
import { CrawlableTree, crawlableChunks, type CrawlableTreeProps } from './crawlable-tree';
import type { RequestedCall } from './collect-requests';
import { extractStyles } from './extract-styles';
import { makeStatic } from './static-markup';
import { createStaticParts } from './static-page';
import { linksOf, substitutesOf } from './crawlable-links';

/** Lets other requests be answered between two steps, each of which takes tens of milliseconds. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Limit of rendering rounds: calls and lazy components of a page can depend on earlier ones. */
const maxRounds = 7;

/** Renders the page of an address for visitors without script and for search engines. */
const renderCrawlablePage: RenderCrawlablePage = async (input) => {
  const { pathname, search } = parseHashLocation(input.address);
  const page = matchRoute(pathname, search)?.route.page ?? 'not-found';
  const [messages] = await Promise.all([
    loadMessages(editions[input.edition].language),
    crawlableChunks[page].preload(),
  ]);
  const { html, css, responses } = await renderComplete(input, messages);
  if (!hasPageNumber(html, new URLSearchParams(search).get('page'))) return 'no-route';
  await nextTurn();
  const lifted = extractStyles(html);
  const options = { rewriteLink: linksOf(input), ...substitutesOf(input) };
  return {
    title: '',
    html: makeStatic(lifted.html, options),
    css: `${css}\n${lifted.css}`,
    preloadImage: undefined,
    responses,
  };
};

export default renderCrawlablePage;

/** Whether the page of a list exists: its pagination marks the current page. */
function hasPageNumber(html: string, page: string | null): boolean {
  if (page === null || page === '1') return true;
  return new RegExp(` aria-current="page" href="#[^"]*[?;]page=${Number(page)}"`).test(html);
}

const isAnswered = ({ answer }: CallResponse) => answer !== undefined;

/** Renders until every call that the service answers has its response, and every lazy component is loaded. */
async function renderComplete(input: CrawlableInput, messages: Messages) {
  const responses: CallResponse[] = input.responses.filter(isAnswered);
  const asked = new Set<string>();
  const { read, loadPending } = createStaticParts();
  for (let round = 1; ; round++) {
    await nextTurn();
    const { html, css, pendingCalls } = renderOnce({ messages, input, responses, readPart: read });
    const calls = [...pendingCalls].filter(([key]) => !asked.has(key));
    for (const [key] of calls) asked.add(key);
    const answers = await Promise.all(
      calls.map(async ([, call]) => ({ ...call, answer: await input.fetchResponse(call) })),
    );
    responses.push(...answers.filter(isAnswered));
    const hasLoaded = await loadPending();
    if ((calls.length === 0 && !hasLoaded) || round === maxRounds) return { html, css, responses };
  }
}

function renderOnce(props: Omit<CrawlableTreeProps, 'onRequest'>) {
  const pendingCalls = new Map<string, RequestedCall>();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <CrawlableTree
          {...props}
          onRequest={(call) => pendingCalls.set(cacheKey(call.name, call.input), call)}
        />,
      ),
    );
    return { html, css: sheet.getStyleTags().replace(/<\/?style[^>]*>/g, ''), pendingCalls };
  } finally {
    sheet.seal();
  }
}
