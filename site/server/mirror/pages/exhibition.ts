import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { museum } from '../../../contract/museum';
import { exhibitionPath } from '../../../contract/route-paths';
import { markup, type Markup } from '../../markup';
import { isShown, linkTarget } from '../address';
import { exhibitionDates } from '../dates';
import { matchPath } from '../match-path';
import { excerpt, type DrawPage } from '../mirror-page';
import type { MuseumView } from '../museum-view';
import { objectList } from '../parts/cards';
import { listSize, pageCount, paging } from '../parts/paging';
import { captioned } from '../parts/picture';
import { imageData, museumAgent } from '../parts/schema-org';
import { passage } from '../passage';
import { plainText, richText } from '../rich-text';
import { readObjects } from '../shown-records';
import { words } from '../words';

/** Exhibition page: facts, text, pictures and objects. */
export const drawExhibition: DrawPage = async (context, { params }, page) => {
  const { siteId, calls, menu, other, language } = context;
  const id = params.id ?? '';
  const found = await calls.row('exhibitionDetail', { siteId, id });
  if (!found) return undefined;
  const path = exhibitionPath(found.kind, id);
  const listName = matchPath(path)?.route.meta?.parent ?? '';
  if (!isShown(path, menu)) return undefined;
  const objects = await readObjects(context, {
    siteId,
    exhibitionId: id,
    pageNum: page,
    pageSize: listSize,
  });
  if (page > pageCount(objects.total)) return undefined;
  const inOther = await calls.row('exhibitionDetail', { siteId: other.siteId, id });
  const list =
    objects.records.length > 0 &&
    markup`<section><h2>${words[language].objects}</h2>
${objectList(objects.records, language, 'h3')}${paging(language, { path, page, total: objects.total })}</section>`;
  return {
    path,
    page,
    title: found.title,
    description: excerpt(found.summary || plainText(found.content) || found.title),
    type: 'website',
    image: found.images[0],
    section: menu.find(listName),
    isInOther: inOther !== undefined && isShown(path, other.menu),
    data: (absolute) => eventData(found, context, absolute),
    body: markup`${about(found, context)}${list}`,
  };
};

function about(exhibition: ExhibitionDetail, { language, menu }: MuseumView): Markup {
  const { title, summary, content, place, status, images, tags } = exhibition;
  const text = words[language];
  const [lead, ...others] = images.filter(({ src }) => !content.includes(src));
  const targetOf = (link: string) => linkTarget(link, language, menu);
  return markup`<article class="text exhibition">
<header><h1>${passage(title, language)}</h1>
<dl class="facts"><div><dt>${text.dates}</dt><dd>${exhibitionDates(exhibition, language)} <span class="status">${text.status[status]}</span></dd></div>
${place && markup`<div><dt>${text.place}</dt><dd>${passage(place, language)}</dd></div>`}
${tags.length > 0 && markup`<div><dt>${text.tags}</dt><dd>${tags.map(({ tagName }) => tagName).join(' · ')}</dd></div>`}</dl></header>
${lead && captioned(lead, language, { sizes: '(min-width: 1280px) 1280px, 92vw', eager: true })}
<h2>${text.about}</h2>
${summary && markup`<p class="summary">${passage(summary, language)}</p>`}
<div class="prose">${richText(content, targetOf)}</div>
${others.map((image) => captioned(image, language, { sizes: '(min-width: 1080px) 760px, 92vw' }))}</article>
`;
}

function eventData(
  { startDate, endDate, place, images }: ExhibitionDetail,
  { language }: MuseumView,
  absolute: (path: string) => string,
) {
  const { name, address } = museum[language];
  return {
    '@type': 'ExhibitionEvent',
    startDate,
    ...(endDate !== null && { endDate }),
    ...imageData(images, absolute),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place ? `${name} · ${place}` : name, address },
    organizer: museumAgent(language),
  };
}
