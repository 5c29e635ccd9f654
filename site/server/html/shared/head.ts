import { editionNames, editions, type Edition } from '../../../contract/shared/sites';
import { manifestPaths, touchIcon } from '../../../contract/shared/app-icons';
import { museum } from '../../../contract/shared/museum';
import { markup, type Markup } from './markup';

/** Path of each edition's news feed. */
export const feedPaths: Record<Edition, string> = {
  zh: '/rss/news.xml',
  hant: '/rss/news-hant.xml',
  en: '/rss/news-en.xml',
};

/** Metadata in the head of a page, for search engines and link previews. All URLs are absolute. */
export interface PageHead {
  edition: Edition;
  /** The page's `h1`. */
  title: string;
  description: string;
  type: 'website' | 'article';
  canonical: string;
  /** URLs of the page by edition, including its own. */
  alternates: Partial<Record<Edition, string>>;
  image: { url: string; alt: string; width?: number; height?: number } | undefined;
}

const locales: Record<Edition, string> = { zh: 'zh_CN', hant: 'zh_HK', en: 'en_GB' };

/** `x-default` is the Chinese page where there is one. */
function alternateLinks(alternates: PageHead['alternates']): Markup[] {
  const links = editionNames.flatMap((edition) => {
    const href = alternates[edition];
    return href === undefined ? [] : [{ hreflang: editions[edition].hreflang, href }];
  });
  const [first] = links;
  const all = first ? [...links, { ...first, hreflang: 'x-default' }] : [];
  return all.map(
    ({ hreflang, href }) => markup`<link rel="alternate" hreflang="${hreflang}" href="${href}" />
`,
  );
}

/** Canonical URL, language alternates, feed, Open Graph and icons; title and description are written elsewhere. */
export function headLinks(head: PageHead, origin: string): Markup {
  const { edition, title, description, type, canonical, alternates, image } = head;
  const { name } = museum[editions[edition].language];
  return markup`<link rel="canonical" href="${canonical}" />
${alternateLinks(alternates)}<link rel="alternate" type="application/rss+xml" title="${name}" href="${origin}${feedPaths[edition]}" />
<meta property="og:site_name" content="${name}" />
<meta property="og:locale" content="${locales[edition]}" />
<meta property="og:type" content="${type}" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${description}" />
<meta property="og:url" content="${canonical}" />
${image && imageMeta(image)}${iconLinks(edition)}`;
}

/** Web app manifest and touch icon; the favicon is in each page's own document. */
export function iconLinks(edition: Edition): Markup {
  return markup`<link rel="apple-touch-icon" href="${touchIcon.path}" />
<link rel="manifest" href="${manifestPaths[edition]}" />
`;
}

function imageMeta({ url, alt, width, height }: NonNullable<PageHead['image']>): Markup {
  return markup`<meta property="og:image" content="${url}" />
${
  width &&
  markup`<meta property="og:image:width" content="${width}" />
`
}${
    height &&
    markup`<meta property="og:image:height" content="${height}" />
`
  }<meta property="og:image:alt" content="${alt}" />
<meta name="twitter:card" content="summary_large_image" />
`;
}
