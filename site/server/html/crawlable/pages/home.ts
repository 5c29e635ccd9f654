import { contact, museum } from '../../../../contract/shared/museum';
import type { OpeningRule } from '../../../../contract/schemas/site';
import { homeInputs } from '../../../../contract/shared/initial-data';
import { sites } from '../../../../contract/shared/sites';
import { markup, type Markup } from '../../shared/markup';
import { categoryTarget } from '../shared/page-paths';
import type { BuildPage } from '../shared/crawlable-page';
import { entryList, exhibitionList, objectList } from '../parts/record-lists';
import { readVisibleExhibitions, readVisibleObjects } from '../shared/visible-records';
import { messages } from '../shared/messages';

/** An opening rule as schema.org data; a closure has equal `opens` and `closes`. */
function hoursData({ from, until, weekdays, hours }: OpeningRule) {
  const capital = (day: string) =>
    `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  return {
    '@type': 'OpeningHoursSpecification',
    ...(weekdays && { dayOfWeek: weekdays.map(capital) }),
    opens: hours?.opens ?? '00:00',
    closes: hours?.closes ?? '00:00',
    ...(from && { validFrom: from }),
    ...(until && { validThrough: until }),
  };
}

/** Home page: exhibitions, objects and news, as in the app. */
export const buildHomePage: BuildPage = async (context, { route }, page) => {
  if (page > 1) return undefined;
  const { language, siteId, calls, menu } = context;
  const { name, description, otherName, slogan, address } = museum[language];
  const text = messages[language];
  const inputs = homeInputs(siteId);
  const [exhibitions, exhibits, news] = await Promise.all([
    readVisibleExhibitions(context, inputs.exhibitions),
    readVisibleObjects(context, inputs.exhibits),
    calls.page('contentNews', inputs.news),
  ]);
  const section = (title: string, code: string, records: readonly unknown[], list: Markup) => {
    if (records.length === 0) return undefined;
    const node = menu.find(code);
    const target = node && categoryTarget(node.category, language, menu);
    const heading = target ? markup`<a href="${target.href}">${title}</a>` : title;
    return markup`<section><h2>${heading}</h2>${list}</section>
`;
  };
  return {
    path: route.path,
    page,
    title: name,
    description,
    type: 'website',
    image: exhibitions.records[0]?.images[0] ?? exhibits.records[0]?.images[0],
    section: undefined,
    hasTranslation: true,
    jsonLd: (absolute) => ({
      '@type': 'Museum',
      alternateName: otherName,
      sameAs: absolute(sites[language].website),
      slogan,
      telephone: contact.enquiries,
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'CN' },
      openingHoursSpecification: context.opening.map(hoursData),
    }),
    body: markup`<h1>${name}</h1>
<p class="summary">${description}</p>
${section(text.exhibitions, 'Exhibition', exhibitions.records, exhibitionList(exhibitions.records, language, 'h3'))}${section(text.collection, 'Collection', exhibits.records, objectList(exhibits.records, language, 'h3'))}${section(text.news, 'News', news.records, entryList(news.records, context, 'h3'))}`,
  };
};
