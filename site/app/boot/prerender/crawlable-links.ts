import { routeUrl } from '../../../contract/shared/crawlable-urls';
import { contact } from '../../../contract/shared/museum-contact';
import { editionNames, editions } from '../../../contract/shared/sites';
import type { CrawlableInput } from '../../../contract/shared/prerender';
import type { RewriteLink } from './static-markup';

const texts = {
  zh: {
    open: '在网站中打开',
    inApp: '在网站中办理和查看',
    needsScript: (phone: string) => `网站需要启用 JavaScript。不启用时，可致电 ${phone}。`,
  },
  en: {
    open: 'Open in the site',
    inApp: 'Continue in the site',
    needsScript: (phone: string) =>
      `The site needs JavaScript to be switched on. Without it, please telephone ${phone}.`,
  },
} as const;

/** Maps the links of the app to those of its crawlable page; all others are kept. */
export function linksOf(input: CrawlableInput): RewriteLink {
  const { address, editionLinks } = input;
  const inMenu = new Set(input.routesInMenu);
  const hrefOf = (path: string) => routeUrl(path, input.edition, (name) => inMenu.has(name));
  return (link) => {
    const { href, hreflang } = link;
    if (href.startsWith('#/')) return { href: hrefOf(href.slice(1)), hreflang };
    const edition = editionNames.find((each) => href === `${editions[each].website}#${address}`);
    if (hreflang === undefined || edition === undefined) return link;
    const target = editionLinks[edition];
    return { href: target.href, hreflang: target.isTranslation ? hreflang : undefined };
  };
}

/** Links into the app in place of what needs it; a note for browsers without script. */
export function substitutesOf({ edition, address }: CrawlableInput) {
  const { language, website } = editions[edition];
  const { open, inApp, needsScript } = texts[language];
  const href = escapeAttribute(`${website}#${address}`);
  return {
    searchSubstitute: `<a class="open-in-app" href="${href}">${open}</a>`,
    formSubstitute:
      `<p><a class="open-in-app" href="${href}">${inApp}</a></p>` +
      `<noscript><p>${needsScript(contact.booking)}</p></noscript>`,
  };
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
