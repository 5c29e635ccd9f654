import { museum } from '../../contract/museum';
import { sites, type Language } from '../../contract/sites';
import { markup, type Markup } from '../markup';
import { headLinks, type PageHead } from './head';

/** What the home page of a site tells of itself. */
export function homeHead(language: Language, origin: string, image: PageHead['image']): Markup {
  const { name, description } = museum[language];
  const alternates = { zh: origin + sites.zh.website, en: origin + sites.en.website };
  const canonical = alternates[language];
  const about = { language, title: name, description, canonical, alternates, image } as const;
  return headLinks({ ...about, type: 'website' }, origin);
}

/** Fills the built page: its language, title and description, and what stands in its head. */
export function fillHomePage(template: string, language: Language, head: string): string {
  const { name, description } = museum[language];
  // Replacements are functions, so that no `$` of a text has a meaning.
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${sites[language].lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => String(markup`<title>${name}</title>`))
    .replace(/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, () =>
      String(markup`<meta name="description" content="${description}" />`),
    )
    .replace('<!--first-view-->', () => head);
}
