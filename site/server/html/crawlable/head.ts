import { museum } from '../../../contract/shared/museum';
import { editionNames, editions, type Edition } from '../../../contract/shared/sites';
import { headLinks } from '../shared/head';
import { jsonBlock, markup, type Markup } from '../shared/markup';
import type { MenuNode } from '../shared/menu';
import type { PageContext } from './shared/page-context';
import { categoryTarget, crawlablePath } from './shared/page-paths';
import type { Description, Subject } from './subjects/subject';

const jsonLd = 'application/ld+json';
const homeNames = { zh: '首页', en: 'Home' } as const;

interface HeadParts {
  subject: Subject;
  description: Description;
  /** Page number of its list, from 1. */
  page: number;
  origin: string;
}

/** Metadata and JSON-LD of a page; the title is written elsewhere. */
export function renderHead(parts: HeadParts, context: PageContext): Markup {
  const { subject, description: about, page, origin } = parts;
  const { edition, language } = context;
  const { path, title, type } = subject;
  const { description, image } = about;
  const addressIn = (each: Edition) => origin + crawlablePath(each, path);
  const canonical = origin + crawlablePath(edition, path, page);
  // Alternates only for page 1: later pages of a list differ between languages.
  const alternates =
    page > 1
      ? {}
      : Object.fromEntries(
          editionNames
            .filter((each) => subject.hasTranslation || editions[each].language === language)
            .map((each) => [each, addressIn(each)]),
        );
  const shown = image && { ...image, url: origin + image.src };
  const head = { edition, title, description, type, canonical, alternates, image: shown };
  return markup`<meta name="description" content="${description}">
${headLinks(head, origin)}${subjectJsonLd(parts, canonical, edition)}
${path !== '/' && breadcrumbJsonLd(subject, context, origin, canonical)}
`;
}

/** schema.org types without `inLanguage`. */
const withoutLanguage: ReadonlySet<string> = new Set(['Museum', 'Person', 'Product']);

/** JSON-LD of the page's subject; its name is the `h1`. */
function subjectJsonLd(parts: HeadParts, url: string, edition: Edition): Markup {
  const { subject, description: about, origin } = parts;
  const data = about.jsonLd((path) => new URL(path, origin).href);
  return jsonBlock(jsonLd, {
    '@context': 'https://schema.org',
    name: subject.title,
    description: about.description,
    url,
    mainEntityOfPage: url,
    ...(about.image && { image: origin + about.image.src }),
    ...(![data['@type']].flat().some((type) => withoutLanguage.has(type)) && {
      inLanguage: editions[edition].lang,
    }),
    ...data,
  });
}

function breadcrumbJsonLd(
  subject: Subject,
  { edition, language, menu }: PageContext,
  origin: string,
  canonical: string,
): Markup {
  const hrefOf = ({ category }: MenuNode) => categoryTarget(category, edition, menu)?.href;
  const trail = subject.section?.trail ?? [];
  const isCategoryPage =
    subject.section && hrefOf(subject.section) === crawlablePath(edition, subject.path);
  const above = (isCategoryPage ? trail.slice(0, -1) : trail).flatMap((node) => {
    const href = hrefOf(node);
    return href === undefined ? [] : [{ name: node.category.categoryName, item: origin + href }];
  });
  const home = { name: homeNames[language], item: origin + crawlablePath(edition, '/') };
  const all = [home, ...above, { name: subject.title, item: canonical }];
  // A category can lead to its first page, which then is a step itself.
  const steps = all.filter(
    ({ item }, at) => all.findLastIndex((step) => step.item === item) === at,
  );
  return jsonBlock(jsonLd, {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    name: museum[language].name,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  });
}
