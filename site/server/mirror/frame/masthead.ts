import { museum } from '../../../contract/museum';
import { sites, type Language } from '../../../contract/sites';
import { attributes, markup, type Markup } from '../../markup';
import { appPath, mirrorPath } from '../address';
import type { MirrorAssets } from '../assets';
import type { MuseumView } from '../museum-view';
import { categoryLink } from '../parts/section-links';
import { words } from '../words';
import type { Framed } from './framed';

const languageNames: Record<Language, string> = { zh: '中文', en: 'English' };

/** Header: logo, menu, language links, link to the app. */
export function masthead(page: Framed, context: MuseumView, assets: MirrorAssets): Markup {
  const { language, other, menu } = context;
  const text = words[language];
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
<a class="logo" href="${mirrorPath(language, '/')}"><img src="${assets.seal}" alt="" width="35" height="54"><span><strong>${name}</strong><small lang="${sites[other.language].lang}">${otherName}</small></span></a>
<nav class="menu" aria-label="${text.menu}"><ul>${entries}</ul></nav>
</div>
</header>
`;
}

/** Link to the page in a language, or to the home page if the page has no translation. */
function languageLink(page: Framed, each: Language, shown: Language): Markup {
  const isSamePage = each === shown || page.isInOther;
  const path = isSamePage ? page.path : '/';
  const { lang } = sites[each];
  const number = each === shown ? page.page : 1;
  const link = attributes({
    href: mirrorPath(each, path, number),
    lang,
    // `hreflang` only for translations, not for the home page as a fallback.
    hreflang: isSamePage && lang,
    'aria-current': each === shown && 'true',
  });
  return markup`<li><a${link}>${languageNames[each]}</a></li>`;
}
