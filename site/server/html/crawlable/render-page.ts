import { museum } from '../../../contract/shared/museum';
import { sites, type Language } from '../../../contract/shared/sites';
import { jsonBlock, markup, type Markup } from '../shared/markup';
import { headLinks } from '../shared/head';
import { categoryTarget, crawlablePath } from './shared/page-paths';
import type { BuildAssets } from '../shared/build-assets';
import { renderDocument } from './layout/document';
import { ancestorCategories } from './layout/breadcrumbs';
import type { MenuNode } from '../shared/menu';
import type { CrawlablePage } from './shared/crawlable-page';
import type { PageContext } from './shared/page-context';
import { messages } from './shared/messages';

const jsonLd = 'application/ld+json';

/** Renders a page with its layout, metadata and JSON-LD. */
export function renderPage(
  page: CrawlablePage,
  context: PageContext,
  assets: BuildAssets,
  origin: string,
): string {
  const { language, other } = context;
  const { path, title, description, type } = page;
  const addressIn = (each: Language) => origin + crawlablePath(each, path);
  const canonical = origin + crawlablePath(language, path, page.page);
  // Alternates only for page 1: later pages of a list differ between languages.
  const alternates =
    page.page > 1
      ? {}
      : {
          [language]: addressIn(language),
          ...(page.hasTranslation && { [other.language]: addressIn(other.language) }),
        };
  const { image } = page;
  const shared = image && { ...image, url: origin + image.src };
  const about = { language, title, description, type, canonical, alternates, image: shared };
  const above = ancestorCategories(page, path !== '/' && !isCategoryPage(page, context));
  const head = markup`<meta name="description" content="${description}">
${headLinks(about, origin)}${subjectJsonLd(page, context, canonical, origin)}
${path !== '/' && breadcrumbJsonLd(page, above, context, origin, canonical)}
`;
  return renderDocument(page, { head, above }, context, assets);
}

function isCategoryPage(
  { section, path }: CrawlablePage,
  { language, menu }: PageContext,
): boolean {
  const target = section && categoryTarget(section.category, language, menu);
  return target?.href === crawlablePath(language, path);
}

/** schema.org types without `inLanguage`. */
const withoutLanguage: ReadonlySet<string> = new Set(['Museum', 'Product']);

/** JSON-LD of the page's subjectJsonLd; its name is the `h1`. */
function subjectJsonLd(
  page: CrawlablePage,
  context: PageContext,
  url: string,
  origin: string,
): Markup {
  const { title, description, image } = page;
  const data = page.jsonLd((path) => new URL(path, origin).href);
  return jsonBlock(jsonLd, {
    '@context': 'https://schema.org',
    name: title,
    description,
    url,
    mainEntityOfPage: url,
    ...(image && { image: origin + image.src }),
    ...(!withoutLanguage.has(data['@type']) && { inLanguage: sites[context.language].lang }),
    ...data,
  });
}

function breadcrumbJsonLd(
  { title }: CrawlablePage,
  above: readonly MenuNode[],
  { language, menu }: PageContext,
  origin: string,
  canonical: string,
): Markup {
  const home = { name: messages[language].home, item: origin + crawlablePath(language, '/') };
  const steps = above.flatMap(({ category }) => {
    const target = categoryTarget(category, language, menu);
    return target ? [{ name: category.categoryName, item: origin + target.href }] : [];
  });
  return jsonBlock(jsonLd, {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    name: museum[language].name,
    itemListElement: [home, ...steps, { name: title, item: canonical }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  });
}
