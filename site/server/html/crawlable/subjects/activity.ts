import type { ActivityDetail } from '../../../../contract/schemas/activity';
import { museum } from '../../../../contract/shared/museum';
import { activityPath } from '../../../../contract/shared/route-paths';
import { matchRoute } from '../../../../contract/shared/match-route';
import type { PageContext } from '../shared/page-context';
import { isRecordVisible } from '../shared/page-paths';
import { excerpt, plainText } from './excerpt';
import { imageJsonLd, museumAgent } from './json-ld';
import type { FindSubject, JsonLd } from './subject';

/** An activity; all occurrences of a weekly activity share one page. */
export const findActivity: FindSubject = async (context, { params }) => {
  const { siteId, calls, menu, other } = context;
  const id = params.id ?? '';
  const found = await calls.row('activityDetail', { siteId, id });
  if (!found) return undefined;
  const path = activityPath(found.activityId);
  const listName = matchRoute(path)?.route.meta?.parent ?? '';
  if (!isRecordVisible(path, menu)) return undefined;
  const otherSide = { siteId: other.siteId, id: found.activityId };
  const inOther = await calls.row('activityDetail', otherSide);
  const { title, summary, content, images } = found;
  return {
    path,
    title,
    type: 'website',
    section: menu.find(listName),
    hasTranslation: inOther !== undefined && isRecordVisible(path, other.menu),
    describe: () => ({
      description: excerpt(summary || plainText(content) || title),
      image: images[0],
      jsonLd: (absolute) => eventData(found, context, absolute),
    }),
  };
};

function eventData(
  { startAt, endAt, place, images, isWeekly, capacity }: ActivityDetail,
  { language }: PageContext,
  absolute: (path: string) => string,
): JsonLd {
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
