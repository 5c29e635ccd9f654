import type { ExhibitionDetail } from '../../../../contract/schemas/exhibition';
import { museum } from '../../../../contract/shared/museum';
import { exhibitionPath } from '../../../../contract/shared/route-paths';
import { markup, type Markup } from '../../shared/markup';
import { isRecordVisible, linkTarget } from '../shared/page-paths';
import { exhibitionDates } from '../shared/dates';
import { matchRoute } from '../shared/match-route';
import { excerpt, type BuildPage } from '../shared/crawlable-page';
import type { PageContext } from '../shared/page-context';
import { objectList } from '../parts/record-lists';
import { listSize, pageCount, pagination } from '../parts/pagination';
import { pictureFigure } from '../parts/picture';
import { imageJsonLd, museumAgent } from '../parts/json-ld';
import { languageSpans } from '../shared/language-spans';
import { plainText, richText } from '../shared/rich-text';
import { readVisibleObjects } from '../shared/visible-records';
import { messages } from '../shared/messages';

/** Exhibition page: facts, text, pictures and objects. */
export const buildExhibitionPage: BuildPage = async (context, { params }, page) => {
  const { siteId, calls, menu, other, language } = context;
  const id = params.id ?? '';
  const found = await calls.row('exhibitionDetail', { siteId, id });
  if (!found) return undefined;
  const path = exhibitionPath(found.kind, id);
  const listName = matchRoute(path)?.route.meta?.parent ?? '';
  if (!isRecordVisible(path, menu)) return undefined;
  const objects = await readVisibleObjects(context, {
    siteId,
    exhibitionId: id,
    pageNum: page,
    pageSize: listSize,
  });
  if (page > pageCount(objects.total)) return undefined;
  const inOther = await calls.row('exhibitionDetail', { siteId: other.siteId, id });
  const list =
    objects.records.length > 0 &&
    markup`<section><h2>${messages[language].objects}</h2>
${objectList(objects.records, language, 'h3')}${pagination(language, { path, page, total: objects.total })}</section>`;
  return {
    path,
    page,
    title: found.title,
    description: excerpt(found.summary || plainText(found.content) || found.title),
    type: 'website',
    image: found.images[0],
    section: menu.find(listName),
    hasTranslation: inOther !== undefined && isRecordVisible(path, other.menu),
    jsonLd: (absolute) => eventData(found, context, absolute),
    body: markup`${about(found, context)}${list}`,
  };
};

function about(exhibition: ExhibitionDetail, { language, menu }: PageContext): Markup {
  const { title, summary, content, place, status, images, tags } = exhibition;
  const text = messages[language];
  const [lead, ...others] = images.filter(({ src }) => !content.includes(src));
  const targetOf = (link: string) => linkTarget(link, language, menu);
  return markup`<article class="text exhibition">
<header><h1>${languageSpans(title, language)}</h1>
<dl class="facts"><div><dt>${text.dates}</dt><dd>${exhibitionDates(exhibition, language)} <span class="status">${text.status[status]}</span></dd></div>
${place && markup`<div><dt>${text.place}</dt><dd>${languageSpans(place, language)}</dd></div>`}
${tags.length > 0 && markup`<div><dt>${text.tags}</dt><dd>${tags.map(({ tagName }) => tagName).join(' · ')}</dd></div>`}</dl></header>
${lead && pictureFigure(lead, language, { sizes: '(min-width: 1280px) 1280px, 92vw', eager: true })}
<h2>${text.about}</h2>
${summary && markup`<p class="summary">${languageSpans(summary, language)}</p>`}
<div class="prose">${richText(content, targetOf)}</div>
${others.map((image) => pictureFigure(image, language, { sizes: '(min-width: 1080px) 760px, 92vw' }))}</article>
`;
}

function eventData(
  { startDate, endDate, place, images }: ExhibitionDetail,
  { language }: PageContext,
  absolute: (path: string) => string,
) {
  const { name, address } = museum[language];
  return {
    '@type': 'ExhibitionEvent',
    startDate,
    ...(endDate !== null && { endDate }),
    ...imageJsonLd(images, absolute),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place ? `${name} · ${place}` : name, address },
    organizer: museumAgent(language),
  };
}
