import { contact, museum } from '../../../contract/museum';
import { homeInputs } from '../../../contract/first-view';
import { sites } from '../../../contract/sites';
import { markup, type Markup } from '../../markup';
import { mirrorPath } from '../address';
import type { DrawPage } from '../mirror-page';
import { entryList, exhibitionList, objectList } from '../parts/cards';
import { words } from '../words';

/** What the app's home page shows: exhibitions, objects, news. */
export const drawHome: DrawPage = async ({ language, siteId, calls, ...rest }, { route }, page) => {
  if (page > 1) return undefined;
  const view = { language, siteId, calls, ...rest };
  const { name, description, otherName, slogan, address } = museum[language];
  const text = words[language];
  const inputs = homeInputs(siteId);
  const [exhibitions, exhibits, news] = await Promise.all([
    calls.page('exhibitionPage', inputs.exhibitions),
    calls.page('exhibitPage', inputs.exhibits),
    calls.page('contentPage', inputs.news),
  ]);
  const section = (title: string, path: string, records: readonly unknown[], list: Markup) =>
    records.length > 0 &&
    markup`<section><h2><a href="${mirrorPath(language, path)}">${title}</a></h2>${list}</section>
`;
  return {
    path: route.path,
    page,
    title: name,
    description,
    type: 'website',
    image: exhibitions.records[0]?.images[0] ?? exhibits.records[0]?.images[0],
    section: undefined,
    isInOther: true,
    data: (absolute) => ({
      '@type': 'Museum',
      alternateName: otherName,
      sameAs: absolute(sites[language].website),
      slogan,
      telephone: contact.enquiries,
      email: contact.mail,
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'CN' },
      openingHours: 'Tu-Su 09:00-17:00',
    }),
    body: markup`<h1>${name}</h1>
<p class="summary">${description}</p>
${section(text.exhibitions, '/Exhibition', exhibitions.records, exhibitionList(exhibitions.records, language, 'h3'))}${section(text.collection, '/Collection', exhibits.records, objectList(exhibits.records, language, 'h3'))}${section(text.news, '/News', news.records, entryList(news.records, view, 'h3'))}`,
  };
};
