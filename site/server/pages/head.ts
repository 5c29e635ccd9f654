import { sites, type Language } from '../../contract/sites';
import { manifestPaths, touchIcon } from '../../contract/app-icons';
import { museum } from '../../contract/museum';
import { markup, type Markup } from '../markup';

/** The feed of each site's news. */
export const feedPaths: Record<Language, string> = {
  zh: '/rss/news.xml',
  en: '/rss/news-en.xml',
};

/** What the head of a page tells search engines and those who share it. All addresses are absolute. */
export interface PageHead {
  language: Language;
  /** The page's `h1`. */
  title: string;
  description: string;
  type: 'website' | 'article';
  canonical: string;
  /** The same page in the languages in which there is one, itself among them. */
  alternates: Partial<Record<Language, string>>;
  image: { url: string; alt: string; width?: number; height?: number } | undefined;
}

const locales: Record<Language, string> = { zh: 'zh_CN', en: 'en_GB' };

/** The page without a language preference: the Chinese one where there is one. */
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

/** Canonical address, other languages, the feed and Open Graph. Title and description stand apart. */
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
${image && imageOf(image)}${iconLinks(language)}`;
}

/** The icons for home screens; that of the tab is named by each page's own document. */
export function iconLinks(language: Language): Markup {
  return markup`<link rel="apple-touch-icon" href="${touchIcon.path}" />
<link rel="manifest" href="${manifestPaths[language]}" />
`;
}

function imageOf({ url, alt, width, height }: NonNullable<PageHead['image']>): Markup {
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
