import type { CallResponse } from './initial-data';
import type { Edition } from './sites';

/** A prerendered page, which the service sends so that it is visible before the app has loaded. */
export interface PrerenderOutput {
  /** The document's title, escaped for HTML. */
  title: string;
  /** Markup inside `#root`, which the app hydrates. */
  html: string;
  /** Markup after `#root`: shown in place of the home page while the page of another hash loads. */
  skeleton?: string;
  /** Styles, separate from the markup: the Content-Security-Policy forbids inline styles. */
  css: string;
  /** The first visible picture, to be preloaded; `undefined` where there is none. */
  preloadImage: { type: string; srcset: string; sizes: string } | undefined;
  /** Calls of the page with their responses. */
  responses: readonly CallResponse[];
}

export interface PrerenderInput {
  edition: Edition;
  /** Hash location: a path that begins with `/`, with its query. */
  address: string;
  /** Responses known before rendering. */
  responses: readonly CallResponse[];
  /** Makes the remaining calls of the page. Without it, the parts that need them are rendered as loading. */
  fetchResponse?: (call: Pick<CallResponse, 'name' | 'input'>) => Promise<unknown>;
  now: Date;
}

/** Why there is no page: the address has no route, or its page is rendered only in the browser. */
export type NotPrerendered = 'no-route' | 'client-only';

/** Default export of `prerender.mjs`, which the build of the app makes for the service. Rejects where `fetchResponse` does. */
export type Prerender = (input: PrerenderInput) => Promise<PrerenderOutput | NotPrerendered>;

/** A crawlable page: the components of the page with links to crawlable pages, without what needs script. */
export interface CrawlableInput extends PrerenderInput {
  fetchResponse: NonNullable<PrerenderInput['fetchResponse']>;
  /** Names of the routes whose category is in the menu: links lead to their crawlable pages. */
  routesInMenu: readonly string[];
  /** URL of the page in each edition, or of the home page where the page has no translation. */
  editionLinks: Readonly<Record<Edition, { href: string; isTranslation: boolean }>>;
}

/** Default export of `crawlable-page.mjs`. A page of a list after its last one is `'no-route'`. */
export type RenderCrawlablePage = (
  input: CrawlableInput,
) => Promise<PrerenderOutput | NotPrerendered>;
