import type { Image } from '../../../../contract/schemas/common/fields';
import type { MenuNode } from '../../shared/menu';
import type { RouteMatch } from '../../../../contract/shared/match-route';
import type { PageContext } from '../shared/page-context';
import type { ShownContent } from './shown-content';

/** JSON-LD (schema.org) of a page; name, URL, description and image are added. */
export type JsonLd = Record<string, unknown> & { '@type': string | string[] };

/** What a crawlable page is about, for its head and its address. */
export interface Subject {
  /** Path of the route, as behind the app's `#`. */
  path: string;
  /** Its `h1`. */
  title: string;
  /** Follows the `h1` in the document title, where records may share a name. */
  titleDetail?: string | undefined;
  type: 'website' | 'article';
  /** Category of the page; `undefined` on the home page. */
  section: MenuNode | undefined;
  /** Whether the page exists in the other language. */
  hasTranslation: boolean;
  /** Description, image for link previews, and JSON-LD of the page with the content that it shows. */
  describe: (shown: ShownContent) => Description;
}

export interface Description {
  description: string;
  image: Image | undefined;
  jsonLd: (absolute: (path: string) => string) => JsonLd;
}

/** Finds the subject of a route; `undefined` if there is none (404). */
export type FindSubject = (context: PageContext, match: RouteMatch) => Promise<Subject | undefined>;
