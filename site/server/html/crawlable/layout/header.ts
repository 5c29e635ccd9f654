import { museum } from '../../../../contract/shared/museum';
import { sites, type Language } from '../../../../contract/shared/sites';
import { attributes, markup, type Markup } from '../../shared/markup';
import { appPath, crawlablePath } from '../shared/page-paths';
import type { BuildAssets } from '../../shared/build-assets';
import type { PageContext } from '../shared/page-context';
import { categoryLink } from '../parts/section-links';
import { messages } from '../shared/messages';
import type { LayoutPage } from './layout-page';

const languageNames: Record<Language, string> = { zh: '中文', en: 'English' };

/** Header: logo, menu, language links, link to the app. */
export function header(page: LayoutPage, context: PageContext, assets: BuildAssets): Markup {
  const { language, other, menu } = context;
  const text = messages[language];
  const { name, otherName } = museum[language];
  const current = page.section?.trail[0];
  const entries = menu.roots.map(
    (
      node,
    ) => markup`<li${attributes({ class: node === current && 'current' })}>${categoryLink(node, context, node === page.section)}</li>
`,
  );
  return markup`<header class="masthead">
<div class="tools"><div class="inner">
<a class="enter" href="${appPath(language, page.path, page.page)}">${text.openInSite}</a>
<button type="button" class="opener" data-open-accessibility aria-expanded="false">${text.accessibility}</button>
<nav aria-label="${text.languages}"><ul>${(['zh', 'en'] as const).map((each) => languageLink(page, each, language))}</ul></nav>
</div></div>
<div class="inner bar">
<a class="logo" href="${crawlablePath(language, '/')}"><img src="${assets.seal}" alt="" width="35" height="54"><span><strong>${name}</strong><small lang="${sites[other.language].lang}">${otherName}</small></span></a>
<nav class="menu" aria-label="${text.menu}"><ul>${entries}</ul></nav>
</div>
</header>
`;
}

/** Link to the page in a language, or to the home page if the page has no translation. */
function languageLink(page: LayoutPage, each: Language, shown: Language): Markup {
  const isSamePage = each === shown || page.hasTranslation;
  const path = isSamePage ? page.path : '/';
  const { lang } = sites[each];
  const number = each === shown ? page.page : 1;
  const link = attributes({
    href: crawlablePath(each, path, number),
    lang,
    // `hreflang` only for translations, not for the home page as a fallback.
    hreflang: isSamePage && lang,
    'aria-current': each === shown && 'true',
  });
  return markup`<li><a${link}>${languageNames[each]}</a></li>`;
}
