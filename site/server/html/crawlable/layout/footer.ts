import { contact, museum } from '../../../../contract/shared/museum';
import { museumDay } from '../../../../contract/shared/museum-time';
import { openingText } from '../../../../contract/shared/opening-hours';
import { markup, type Markup } from '../../shared/markup';
import type { PageContext } from '../shared/page-context';
import { categoryLink } from '../parts/section-links';
import { messages } from '../shared/messages';

const phoneLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

/** Footer: contact, site map, legal notice. */
export function footer(context: PageContext): Markup {
  const { language, menu, opening } = context;
  const text = messages[language];
  const { address, slogan, copyright, filing } = museum[language];
  const phone = (number: string, what: string) =>
    markup`<dd><a href="${phoneLink(number)}">${number}</a> (${what})</dd>`;
  const areas = menu.roots.map(
    (node) => markup`<li>${categoryLink(node, context)}<ul>${node.children.map(
      (child) => markup`<li>${categoryLink(child, context)}</li>`,
    )}</ul></li>
`,
  );
  return markup`<footer class="colophon"><div class="inner">
<section aria-labelledby="contact"><h2 id="contact">${text.contact}</h2>
<dl><dt>${text.addressLabel}</dt><dd>${address}</dd><dt>${text.phone}</dt>${phone(contact.enquiries, text.enquiries)}${phone(contact.booking, text.booking)}<dt>${text.mail}</dt><dd><a href="mailto:${contact.mail}">${contact.mail}</a></dd><dt>${text.hours}</dt><dd>${openingText(museumDay(new Date()), opening, language === 'zh' ? '；' : '; ')}</dd></dl></section>
<nav class="areas" aria-label="${text.sitemap}"><ul>${areas}</ul></nav>
<p class="slogan">${slogan}</p>
<div class="legal"><p>${copyright(new Date().getFullYear())}</p>${filing.map((line) => markup`<p>${line}</p>`)}</div>
</div></footer>
`;
}
