import type { ExhibitionDetail } from '../../../../contract/schemas/exhibition';
import { museum } from '../../../../contract/shared/museum';
import { exhibitionPath } from '../../../../contract/shared/route-paths';
import { matchRoute } from '../shared/match-route';
import type { PageContext } from '../shared/page-context';
import { isRecordVisible } from '../shared/page-paths';
import { excerpt, plainText } from './excerpt';
import { imageJsonLd, museumAgent } from './json-ld';
import type { FindSubject, JsonLd } from './subject';

export const findExhibition: FindSubject = async (context, { params }) => {
  const { siteId, calls, menu, other } = context;
  const id = params.id ?? '';
  const found = await calls.row('exhibitionDetail', { siteId, id });
  if (!found) return undefined;
  const path = exhibitionPath(found.kind, id);
  const listName = matchRoute(path)?.route.meta?.parent ?? '';
  if (!isRecordVisible(path, menu)) return undefined;
  const inOther = await calls.row('exhibitionDetail', { siteId: other.siteId, id });
  return {
    path,
    title: found.title,
    type: 'website',
    section: menu.find(listName),
    hasTranslation: inOther !== undefined && isRecordVisible(path, other.menu),
    describe: () => ({
      description: excerpt(found.summary || plainText(found.content) || found.title),
      image: found.images[0],
      jsonLd: (absolute) => eventData(found, context, absolute),
    }),
  };
};

function eventData(
  { startDate, endDate, place, images }: ExhibitionDetail,
  { language }: PageContext,
  absolute: (path: string) => string,
): JsonLd {
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
