import { museum } from '../../../contract/shared/museum';
import { editionNames, editions, type Edition } from '../../../contract/shared/sites';
import { headLinks } from '../shared/head';
import { jsonBlock, markup, type Markup } from '../shared/markup';
import type { PageContext } from './shared/page-context';
import { categoryPath, crawlablePath } from './shared/page-paths';
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
  { edition, language }: PageContext,
  origin: string,
  canonical: string,
): Markup {
  const itemOf = (path: string) => origin + crawlablePath(edition, path);
  // The first and the last crumb; a category with one of their addresses would repeat it.
  const ends = ['/', subject.path];
  const between = (subject.section?.trail ?? []).flatMap(({ category }) => {
    const path = categoryPath(category);
    if (path === undefined || ends.includes(path)) return [];
    return [{ name: category.categoryName, item: itemOf(path) }];
  });
  const home = { name: homeNames[language], item: itemOf('/') };
  const crumbs = [home, ...between, { name: subject.title, item: canonical }];
  return jsonBlock(jsonLd, {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    name: museum[language].name,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  });
}
