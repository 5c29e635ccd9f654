import { sites, type Language } from '../../../contract/shared/sites';
import { manifestPaths, touchIcon } from '../../../contract/shared/app-icons';
import { museum } from '../../../contract/shared/museum';
import { markup, type Markup } from './markup';

/** Path of each site's news feed. */
export const feedPaths: Record<Language, string> = {
  zh: '/rss/news.xml',
  en: '/rss/news-en.xml',
};

/** Metadata in the head of a page, for search engines and link previews. All URLs are absolute. */
export interface PageHead {
  language: Language;
  /** The page's `h1`. */
  title: string;
  description: string;
  type: 'website' | 'article';
  canonical: string;
  /** URLs of the page by language, including its own. */
  alternates: Partial<Record<Language, string>>;
  image: { url: string; alt: string; width?: number; height?: number } | undefined;
}

const locales: Record<Language, string> = { zh: 'zh_CN', en: 'en_GB' };

/** `x-default` is the Chinese page where there is one. */
function alternateLinks(alternates: PageHead['alternates']): Markup[] {
  const languages = (Object.keys(sites) as Language[]).flatMap((language) => {
    const href = alternates[language];
    return href === undefined ? [] : [{ hreflang: sites[language].lang, href }];
  });
  const [first] = languages;
  const all = first ? [...languages, { ...first, hreflang: 'x-default' }] : [];
  return all.map(
    ({ hreflang, href }) => markup`<link rel="alternate" hreflang="${hreflang}" href="${href}" />
`,
  );
}

/** Canonical URL, language alternates, feed, Open Graph and icons; title and description are written elsewhere. */
export function headLinks(head: PageHead, origin: string): Markup {
  const { language, title, description, type, canonical, alternates, image } = head;
  return markup`<link rel="canonical" href="${canonical}" />
${alternateLinks(alternates)}<link rel="alternate" type="application/rss+xml" title="${museum[language].name}" href="${origin}${feedPaths[language]}" />
<meta property="og:site_name" content="${museum[language].name}" />
<meta property="og:locale" content="${locales[language]}" />
<meta property="og:type" content="${type}" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${description}" />
<meta property="og:url" content="${canonical}" />
${image && imageMeta(image)}${iconLinks(language)}`;
}

/** Web app manifest and touch icon; the favicon is in each page's own document. */
export function iconLinks(language: Language): Markup {
  return markup`<link rel="apple-touch-icon" href="${touchIcon.path}" />
<link rel="manifest" href="${manifestPaths[language]}" />
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
