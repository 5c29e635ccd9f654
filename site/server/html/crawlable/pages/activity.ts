import { activityKindLabels } from '../../../../contract/shared/activity-kind-labels';
import type { ActivityDetail } from '../../../../contract/schemas/activity';
import { museum } from '../../../../contract/shared/museum';
import { activityPath } from '../../../../contract/shared/route-paths';
import { markup, type Markup } from '../../shared/markup';
import { isRecordVisible, linkTarget } from '../shared/page-paths';
import { matchRoute } from '../shared/match-route';
import { excerpt, type BuildPage } from '../shared/crawlable-page';
import type { PageContext } from '../shared/page-context';
import { formatRecordTime } from '../parts/activity-list';
import { appLink } from '../parts/app-link';
import { pictureFigure } from '../parts/picture';
import { imageJsonLd, museumAgent } from '../parts/json-ld';
import { languageSpans } from '../shared/language-spans';
import { plainText, richText } from '../shared/rich-text';
import { messages } from '../shared/messages';

/** Activity page; all occurrences of a weekly activity share one page. */
export const buildActivityPage: BuildPage = async (context, { params }, page) => {
  const { siteId, calls, menu, other } = context;
  const id = params.id ?? '';
  const found = page === 1 ? await calls.row('activityDetail', { siteId, id }) : undefined;
  if (!found) return undefined;
  const path = activityPath(found.activityId);
  const listName = matchRoute(path)?.route.meta?.parent ?? '';
  if (!isRecordVisible(path, menu)) return undefined;
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
    hasTranslation: inOther !== undefined && isRecordVisible(path, other.menu),
    jsonLd: (absolute) => eventData(found, context, absolute),
    body: about(found, context, path),
  };
};

function about(activity: ActivityDetail, context: PageContext, path: string): Markup {
  const { language, menu } = context;
  const { title, summary, content, place, images, kind, capacity } = activity;
  const text = messages[language];
  const [lead, ...others] = images.filter(({ src }) => !content.includes(src));
  const targetOf = (link: string) => linkTarget(link, language, menu);
  const facts: [string, Markup | string | false][] = [
    [text.kind, activityKindLabels[language][kind]],
    [text.time, formatRecordTime(activity, language)],
    [text.place, place !== '' && markup`${languageSpans(place, language)}`],
    [text.places, text.placeCount(capacity)],
  ];
  const rows = facts
    .filter(([, value]) => value !== false)
    .map(
      ([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>
`,
    );
  return markup`<article class="text">
<header><h1>${languageSpans(title, language)}</h1>
<dl class="facts">${rows}</dl>
${summary && markup`<p class="summary">${languageSpans(summary, language)}</p>`}</header>
${lead && pictureFigure(lead, language, { sizes: '(min-width: 1080px) 860px, 92vw', eager: true })}<div class="prose">${richText(content, targetOf)}</div>
${others.map((image) => pictureFigure(image, language, { sizes: '(min-width: 768px) 40vw, 92vw' }))}${appLink(context, path, text.bookInSite)}</article>
`;
}

function eventData(
  { startAt, endAt, place, images, isWeekly, capacity }: ActivityDetail,
  { language }: PageContext,
  absolute: (path: string) => string,
) {
  const { name, address } = museum[language];
  return {
    '@type': 'Event',
    startDate: startAt,
    endDate: endAt,
    ...(isWeekly && { eventSchedule: { '@type': 'Schedule', repeatFrequency: 'P1W' } }),
    ...imageJsonLd(images, absolute),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: capacity,
    location: { '@type': 'Place', name: place ? `${name} · ${place}` : name, address },
    organizer: museumAgent(language),
  };
}
