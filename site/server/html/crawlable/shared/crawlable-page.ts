import type { Image } from '../../../../contract/schemas/common/fields';
import type { Markup } from '../../shared/markup';
import type { MenuNode } from '../../shared/menu';
import type { PageContext } from './page-context';
import type { RouteMatch } from './match-route';

/** Content and metadata of a crawlable page, without its layout. */
export interface CrawlablePage {
  /** Path of the route, as behind the app's `#`. */
  path: string;
  /** Page number of its list, from 1. */
  page: number;
  /** Its `h1`. */
  title: string;
  /** Follows the `h1` in the document title, where records may share a name. */
  titleDetail?: string | undefined;
  description: string;
  type: 'website' | 'article';
  /** Image for link previews. */
  image: Image | undefined;
  /** Category of the page; `undefined` on the home page. */
  section: MenuNode | undefined;
  /** Whether the page exists in the other language. */
  hasTranslation: boolean;
  /** JSON-LD (schema.org) of the page; name, URL, description and image are added. */
  jsonLd: (absolute: (path: string) => string) => Record<string, unknown> & { '@type': string };
  /** Content including the `h1`. */
  body: Markup;
}

/** Builds the page of a route; `undefined` if there is none (404). */
export type BuildPage = (
  context: PageContext,
  match: RouteMatch,
  page: number,
) => Promise<CrawlablePage | undefined>;

/** The beginning of a text on one line, cut at a grapheme boundary. `length` in graphemes. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(line);
  let count = 0;
  let end = 0;
  for (const { index } of characters) {
    if (count === length - 1) end = index;
    if (++count > length) return `${line.slice(0, end).trimEnd()}…`;
  }
  return line;
}
