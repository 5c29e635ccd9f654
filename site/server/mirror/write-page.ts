import { museum } from '../../contract/museum';
import { sites, type Language } from '../../contract/sites';
import { jsonBlock, markup, type Markup } from '../markup';
import { headLinks } from '../pages/head';
import { categoryTarget, mirrorPath } from './address';
import type { MirrorAssets } from './assets';
import { writeDocument } from './frame/document';
import { nodesAbove } from './frame/breadcrumbs';
import type { MenuNode } from './menu';
import type { MirrorPage } from './mirror-page';
import type { MuseumView } from './museum-view';
import { words } from './words';

const jsonLd = 'application/ld+json';

/** Renders a page with its layout, metadata and JSON-LD. */
export function writePage(
  page: MirrorPage,
  context: MuseumView,
  assets: MirrorAssets,
  origin: string,
): string {
  const { language, other } = context;
  const { path, title, description, type } = page;
  const addressIn = (each: Language) => origin + mirrorPath(each, path);
  const canonical = origin + mirrorPath(language, path, page.page);
  // Alternates only for page 1: later pages of a list differ between languages.
  const alternates =
    page.page > 1
      ? {}
      : {
          [language]: addressIn(language),
          ...(page.isInOther && { [other.language]: addressIn(other.language) }),
        };
  const { image } = page;
  const shared = image && { ...image, url: origin + image.src };
  const about = { language, title, description, type, canonical, alternates, image: shared };
  const above = nodesAbove(page, path !== '/' && !isCategoryPage(page, context));
  const head = markup`<meta name="description" content="${description}">
${headLinks(about, origin)}${subjectJsonLd(page, context, canonical, origin)}
${path !== '/' && breadcrumbJsonLd(page, above, context, origin, canonical)}
`;
  return writeDocument(page, { head, above }, context, assets);
}

function isCategoryPage({ section, path }: MirrorPage, { language, menu }: MuseumView): boolean {
  const target = section && categoryTarget(section.category, language, menu);
  return target?.href === mirrorPath(language, path);
}

/** schema.org types without `inLanguage`. */
const withoutLanguage: ReadonlySet<string> = new Set(['Museum', 'Product']);

/** JSON-LD of the page's subjectJsonLd; its name is the `h1`. */
function subjectJsonLd(page: MirrorPage, context: MuseumView, url: string, origin: string): Markup {
  const { title, description, image } = page;
  const data = page.data((path) => new URL(path, origin).href);
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
  { title }: MirrorPage,
  above: readonly MenuNode[],
  { language, menu }: MuseumView,
  origin: string,
  canonical: string,
): Markup {
  const home = { name: words[language].home, item: origin + mirrorPath(language, '/') };
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
