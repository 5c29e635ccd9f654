import { activityKinds } from '../../../contract/activity-kinds';
import type { ActivityDetail } from '../../../contract/entities/activity';
import { museum } from '../../../contract/museum';
import { activityPath } from '../../../contract/route-paths';
import { markup, type Markup } from '../../markup';
import { isShown, linkTarget } from '../address';
import { matchPath } from '../match-path';
import { excerpt, type DrawPage } from '../mirror-page';
import type { MuseumView } from '../museum-view';
import { activityTimeOf } from '../parts/activity-list';
import { inSiteLink } from '../parts/in-site-link';
import { captioned } from '../parts/picture';
import { imageData, museumAgent } from '../parts/schema-org';
import { passage } from '../passage';
import { plainText, richText } from '../rich-text';
import { words } from '../words';

/** Activity page; all occurrences of a weekly activity share one page. */
export const drawActivity: DrawPage = async (context, { params }, page) => {
  const { siteId, calls, menu, other } = context;
  const id = params.id ?? '';
  const found = page === 1 ? await calls.row('activityDetail', { siteId, id }) : undefined;
  if (!found) return undefined;
  const path = activityPath(found.activityId);
  const listName = matchPath(path)?.route.meta?.parent ?? '';
  if (!isShown(path, menu)) return undefined;
  const otherSide = { siteId: other.siteId, id: found.activityId };
  const inOther = await calls.row('activityDetail', otherSide);
  const { title, summary, content, images } = found;
  return {
    path,
    page,
    title,
    description: excerpt(summary || plainText(content) || title),
    type: 'website',
    image: images[0],
    section: menu.find(listName),
    isInOther: inOther !== undefined && isShown(path, other.menu),
    data: (absolute) => eventData(found, context, absolute),
    body: about(found, context, path),
  };
};

function about(activity: ActivityDetail, context: MuseumView, path: string): Markup {
  const { language, menu } = context;
  const { title, summary, content, place, images, kind, capacity } = activity;
  const text = words[language];
  const [lead, ...others] = images.filter(({ src }) => !content.includes(src));
  const targetOf = (link: string) => linkTarget(link, language, menu);
  const facts: [string, Markup | string | false][] = [
    [text.kind, activityKinds[language][kind]],
    [text.time, activityTimeOf(activity, language)],
    [text.place, place !== '' && markup`${passage(place, language)}`],
    [text.places, text.placeCount(capacity)],
  ];
  const rows = facts
    .filter(([, value]) => value !== false)
    .map(
      ([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>
`,
    );
  return markup`<article class="text">
<header><h1>${passage(title, language)}</h1>
<dl class="facts">${rows}</dl>
${summary && markup`<p class="summary">${passage(summary, language)}</p>`}</header>
${lead && captioned(lead, language, { sizes: '(min-width: 1080px) 860px, 92vw', eager: true })}<div class="prose">${richText(content, targetOf)}</div>
${others.map((image) => captioned(image, language, { sizes: '(min-width: 768px) 40vw, 92vw' }))}${inSiteLink(context, path, text.bookInSite)}</article>
`;
}

function eventData(
  { startAt, endAt, place, images, isWeekly, capacity }: ActivityDetail,
  { language }: MuseumView,
  absolute: (path: string) => string,
) {
  const { name, address } = museum[language];
  return {
    '@type': 'Event',
    startDate: startAt,
    endDate: endAt,
    ...(isWeekly && { eventSchedule: { '@type': 'Schedule', repeatFrequency: 'P1W' } }),
    ...imageData(images, absolute),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: capacity,
    location: { '@type': 'Place', name: place ? `${name} · ${place}` : name, address },
    organizer: museumAgent(language),
  };
}
