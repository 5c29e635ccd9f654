import { sites, type Language } from '../../contract/sites';

interface HomeTexts {
  title: string;
  description: string;
}

/** What a search engine and a browser's tab show of a site. */
const texts: Record<Language, HomeTexts> = {
  zh: {
    title: '云泽博物馆',
    description: '云泽博物馆，云泽省的省级博物馆：展览、典藏、资讯与参观服务。',
  },
  en: {
    title: 'Yunze Museum',
    description:
      'The Yunze Museum, museum of the province of Yunze: exhibitions, collection, news and visitor services.',
  },
};

/** Fills the built page: its language, title and description, and the first view's block. */
export function fillHomePage(template: string, language: Language, block: string): string {
  const { title, description } = texts[language];
  // Replacements are functions, so that no `$` of a text has a meaning.
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${sites[language].lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${description}" />`,
    )
    .replace('<!--first-view-->', () => block);
}
