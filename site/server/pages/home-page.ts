import { museum } from '../../contract/museum';
import { sites, type Language } from '../../contract/sites';
import { markup, type Markup } from '../markup';
import { headLinks, type PageHead } from './head';
import type { Drawn } from './keep-drawn';

/** What the home page of a site tells of itself. */
export function homeHead(language: Language, origin: string, image: PageHead['image']): Markup {
  const { name, description } = museum[language];
  const alternates = { zh: origin + sites.zh.website, en: origin + sites.en.website };
  const canonical = alternates[language];
  const about = { language, title: name, description, canonical, alternates, image } as const;
  return headLinks({ ...about, type: 'website' }, origin);
}

/** Where a site's styles lie: a file of `hash` for each content that they ever had. */
export const stylesFolder = (language: Language) => `/first-view/${language}/`;

interface HomeParts {
  /** What stands in the head. */
  head: Markup;
  /** Links to the crawlable pages, for browsers without script. */
  plainPages: Markup;
  /** The answers that the page was drawn from, as a block. */
  answers: string;
  /** The page as it is seen before the app is there; left out, the app draws it. */
  drawn?: Pick<Drawn, 'html' | 'hash' | 'picture'> | undefined;
}

/** Fills the built page: its language, title and description, its head, its mark-up and its data. */
export function fillHomePage(template: string, language: Language, parts: HomeParts): string {
  const { name, description } = museum[language];
  const { head, answers, plainPages, drawn } = parts;
  // Replacements are functions, so that no `$` of a text has a meaning.
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${sites[language].lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => String(markup`<title>${name}</title>`))
    .replace(/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, () =>
      String(markup`<meta name="description" content="${description}" />`),
    )
    .replace('<!--picture-->', () => String(drawn?.picture ? pictureLink(drawn.picture) : ''))
    .replace('<!--head-->', () => String(head))
    .replace('<!--styles-->', () => String(drawn ? stylesLink(language, drawn.hash) : ''))
    .replace('<!--home-->', () => drawn?.html ?? '')
    .replace('<!--plain-pages-->', () => String(markup`<noscript>${plainPages}</noscript>`))
    .replace('<!--answers-->', () => answers);
}

/** Inert in its template: the script after it moves it into the head where the picture will be seen. */
function pictureLink({ type, srcset, sizes }: NonNullable<Drawn['picture']>): Markup {
  return markup`<template data-first-picture><link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high" /></template>`;
}

/** After the app's own, as its components write theirs. */
function stylesLink(language: Language, hash: string): Markup {
  return markup`<link rel="stylesheet" href="${stylesFolder(language)}${hash}.css" />`;
}
