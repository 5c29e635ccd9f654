import type { Exhibit } from '../../../contract/entities/exhibit';
import { exhibitPath } from '../../../contract/route-paths';
import { attributes, markup, type Markup } from '../../markup';
import { isShown, linkTarget } from '../address';
import { matchPath } from '../match-path';
import { excerpt, type DrawPage } from '../mirror-page';
import type { MuseumView } from '../museum-view';
import { objectList } from '../parts/cards';
import { captioned } from '../parts/picture';
import { imageData } from '../parts/schema-org';
import { passage } from '../passage';
import { plainText, richText } from '../rich-text';
import { readObjects } from '../shown-records';
import { words } from '../words';

const moreSize = 4;

/** Object page with its gallery label. */
export const drawObject: DrawPage = async (context, { params }, page) => {
  const { siteId, calls, menu, other, language } = context;
  const id = params.id ?? '';
  const found = page === 1 ? await calls.row('exhibitDetail', { siteId, id }) : undefined;
  if (!found) return undefined;
  const path = exhibitPath(id);
  const listName = matchPath(path)?.route.meta?.parent ?? '';
  if (!isShown(path, menu)) return undefined;
  const inOther = await calls.row('exhibitDetail', { siteId: other.siteId, id });
  const { period, periodLabel, title, description, images, note, date, medium, holder } = found;
  const near = period
    ? await readObjects(context, { siteId, period, pageSize: moreSize + 1 })
    : { records: [] };
  const more = near.records.filter((each) => each.id !== id).slice(0, moreSize);
  const text = words[language];
  const pictures = images.map((image, index) =>
    captioned(image, language, {
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
    isInOther: inOther !== undefined && isShown(path, other.menu),
    data: (absolute) => artworkData(found, absolute),
    body: markup`<article class="object">
<h1>${passage(title, language)}</h1>
<div class="pictures">${pictures}${note && markup`<p class="note">${passage(note, language)}</p>`}</div>
<div class="label">${label(found, context)}</div></article>
${
  more.length > 0 &&
  markup`<section><h2>${text.moreOfPeriod(periodLabel)}</h2>
${objectList(more, language, 'h3')}</section>`
}`,
  };
};

/** Gallery label: period, facts, description, source. */
function label(object: Exhibit, { language, menu }: MuseumView): Markup {
  const text = words[language].object;
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
      ([name, value]) => markup`<div><dt>${name}</dt><dd>${passage(value, language)}</dd></div>
`,
    );
  const targetOf = (link: string) => linkTarget(link, language, menu);
  const source = targetOf(sourceUrl);
  const shown =
    source && attributes({ href: source.href, rel: source.leaves && 'noopener noreferrer' });
  return markup`${periodLabel && markup`<p class="period" data-period="${period}">${passage(periodLabel, language)}</p>`}
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
    ...imageData(object.images, absolute),
    ...(holder && { sourceOrganization: { '@type': 'Organization', name: holder } }),
  };
}
