import { museum } from '../../../contract/shared/museum';
import { editionNames, editions, type Edition } from '../../../contract/shared/sites';
import { markupIn, textIn } from '../shared/edition-texts';
import { markup, trustedMarkup, type Markup } from '../shared/markup';
import { headLinks, type PageHead } from '../shared/head';
import type { PrerenderedPage } from './prerender-cache';
import { rootElement } from './root-element';

/** Head metadata of a home page. */
export function homeHead(edition: Edition, origin: string, image: PageHead['image']): Markup {
  const { name, description } = museum[editions[edition].language];
  const alternates = Object.fromEntries(
    editionNames.map((each) => [each, origin + editions[each].website]),
  );
  const canonical = origin + editions[edition].website;
  const about = { edition, title: name, description, canonical, alternates, image } as const;
  return markupIn(edition, headLinks({ ...about, type: 'website' }, origin));
}

/** URL prefix of an edition's prerendered styles; the file name is their hash. */
export const stylesPrefix = (edition: Edition) => `/first-view/${edition}/`;

interface HomeParts {
  /** Markup for the head. */
  head: Markup;
  /** Links to the crawlable pages, for browsers without JavaScript. */
  plainPages: Markup;
  /** The initial data as a JSON block. */
  answers: string;
  /** Prerendered page; without it the app renders the page in the browser. */
  prerendered?:
    Pick<PrerenderedPage, 'html' | 'skeleton' | 'hash' | 'preloadImage' | 'renderedAt'> | undefined;
}

/** Fills the placeholders of the built page: language, title, description, head, markup and data. */
export function renderHomePage(template: string, edition: Edition, parts: HomeParts): string {
  const { lang, language } = editions[edition];
  const { name, description } = museum[language];
  const { head, answers, plainPages, prerendered } = parts;
  // Replacer functions, because `$` is special in replacement strings.
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => String(markup`<title>${textIn(edition, name)}</title>`))
    .replace(/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, () =>
      String(markup`<meta name="description" content="${textIn(edition, description)}" />`),
    )
    .replace('<!--picture-->', () =>
      String(prerendered?.preloadImage ? pictureLink(prerendered.preloadImage) : ''),
    )
    .replace('<!--head-->', () => String(head))
    .replace('<!--styles-->', () =>
      String(prerendered ? stylesLink(edition, prerendered.hash) : ''),
    )
    .replace('<div id="root"></div>', (empty) =>
      prerendered
        ? String(
            markup`${rootElement(prerendered, '/')}${trustedMarkup(prerendered.skeleton ?? '')}`,
          )
        : empty,
    )
    .replace('<!--plain-pages-->', () =>
      String(markup`<noscript>${markupIn(edition, plainPages)}</noscript>`),
    )
    .replace('<!--answers-->', () => answers);
}

/** Inert inside its template: a script moves the link into the head if the picture will be visible. */
function pictureLink({
  type,
  srcset,
  sizes,
}: NonNullable<PrerenderedPage['preloadImage']>): Markup {
  return markup`<template data-first-image><link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high" /></template>`;
}

/** Placed after the element of the components' runtime styles: wins until the app removes it. */
function stylesLink(edition: Edition, hash: string): Markup {
  return markup`<link rel="stylesheet" href="${stylesPrefix(edition)}${hash}.css" data-prerendered />`;
}
