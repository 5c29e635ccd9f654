import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { exhibitPath } from '../../../../contract/shared/route-paths';
import { attributes, markup, type Markup } from '../../shared/markup';
import { isRecordVisible, linkTarget } from '../shared/page-paths';
import { matchRoute } from '../shared/match-route';
import { excerpt, type BuildPage } from '../shared/crawlable-page';
import type { PageContext } from '../shared/page-context';
import { objectList } from '../parts/record-lists';
import { pictureFigure } from '../parts/picture';
import { imageJsonLd } from '../parts/json-ld';
import { languageSpans } from '../shared/language-spans';
import { plainText, richText } from '../shared/rich-text';
import { readVisibleObjects } from '../shared/visible-records';
import { messages } from '../shared/messages';

const moreSize = 4;

/** Object page with its gallery label. */
export const buildObjectPage: BuildPage = async (context, { params }, page) => {
  const { siteId, calls, menu, other, language } = context;
  const id = params.id ?? '';
  const found = page === 1 ? await calls.row('exhibitDetail', { siteId, id }) : undefined;
  if (!found) return undefined;
  const path = exhibitPath(id);
  const listName = matchRoute(path)?.route.meta?.parent ?? '';
  if (!isRecordVisible(path, menu)) return undefined;
  const inOther = await calls.row('exhibitDetail', { siteId: other.siteId, id });
  const { period, periodLabel, title, description, images, note, date, medium, holder } = found;
  const near = period
    ? await readVisibleObjects(context, { siteId, period, pageSize: moreSize + 1 })
    : { records: [] };
  const more = near.records.filter((each) => each.id !== id).slice(0, moreSize);
  const text = messages[language];
  const pictures = images.map((image, index) =>
    pictureFigure(image, language, {
      sizes: '(min-width: 1080px) 700px, 92vw',
      eager: index === 0,
      holder,
    }),
  );
  const facts = [periodLabel, date, medium, holder].filter(Boolean).join(' · ');
  return {
    path,
    page,
    title,
    titleDetail: found.accessionNumber || undefined,
    description: excerpt(plainText(description) || `${title} · ${facts}`),
    type: 'article',
    image: images[0],
    section: menu.find(listName),
    hasTranslation: inOther !== undefined && isRecordVisible(path, other.menu),
    jsonLd: (absolute) => artworkData(found, absolute),
    body: markup`<article class="object">
<h1>${languageSpans(title, language)}</h1>
<div class="pictures">${pictures}${note && markup`<p class="note">${languageSpans(note, language)}</p>`}</div>
<div class="label">${label(found, context)}</div></article>
${
  more.length > 0 &&
  markup`<section><h2>${text.moreOfPeriod(periodLabel)}</h2>
${objectList(more, language, 'h3')}</section>`
}`,
  };
};

/** Gallery label: period, facts, description, source. */
function label(object: Exhibit, { language, menu }: PageContext): Markup {
  const text = messages[language].object;
  const { period, periodLabel, medium, materialLabel, description, sourceUrl } = object;
  const facts: [string, string][] = [
    [text.date, object.date],
    [text.medium, medium || materialLabel],
    [text.size, object.size],
    [text.number, object.accessionNumber],
    [text.holder, object.holder],
    [text.credit, object.credit],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(
      ([
        name,
        value,
      ]) => markup`<div><dt>${name}</dt><dd>${languageSpans(value, language)}</dd></div>
`,
    );
  const targetOf = (link: string) => linkTarget(link, language, menu);
  const source = targetOf(sourceUrl);
  const shown =
    source && attributes({ href: source.href, rel: source.isExternal && 'noopener noreferrer' });
  return markup`${periodLabel && markup`<p class="period" data-period="${period}">${languageSpans(periodLabel, language)}</p>`}
<dl>${rows}</dl>
<div class="prose">${richText(description, targetOf)}</div>
${shown && markup`<p><a class="onward"${shown}>${text.source}</a></p>`}`;
}

function artworkData(object: Exhibit, absolute: (path: string) => string) {
  const { medium, materialLabel, date, size, accessionNumber, holder, credit, sourceUrl } = object;
  const known = {
    artform: materialLabel,
    artMedium: medium,
    dateCreated: date,
    temporal: object.periodLabel,
    size,
    identifier: accessionNumber,
    creditText: credit,
    sameAs: sourceUrl,
  };
  const fields = Object.entries(known).filter(([, value]) => value !== '');
  return {
    '@type': 'VisualArtwork' as const,
    ...Object.fromEntries(fields),
    ...imageJsonLd(object.images, absolute),
    ...(holder && { sourceOrganization: { '@type': 'Organization', name: holder } }),
  };
}
