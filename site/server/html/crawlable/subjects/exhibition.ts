import type { ExhibitionDetail } from '../../../../contract/schemas/exhibition';
import { museum } from '../../../../contract/shared/museum';
import { exhibitionPath, exhibitPath } from '../../../../contract/shared/route-paths';
import { matchRoute } from '../../../../contract/shared/match-route';
import type { PageContext } from '../shared/page-context';
import { isRecordVisible } from '../shared/page-paths';
import { excerpt, plainText } from './excerpt';
import { imageJsonLd, museumAgent } from './json-ld';
import type { ShownContent } from './shown-content';
import type { FindSubject, JsonLd } from './subject';

const colons = { zh: '：', en: ': ' } as const;

/** An exhibition, or its objects with one of its tags. */
export const findExhibition: FindSubject = async (context, { params }) => {
  const { siteId, calls, menu, other, language } = context;
  const { id = '', tagId } = params;
  const found = await calls.row('exhibitionDetail', { siteId, id });
  if (!found) return undefined;
  const path = exhibitionPath(found.kind, id);
  const listName = matchRoute(path)?.route.meta?.parent ?? '';
  if (!isRecordVisible(path, menu)) return undefined;
  const tag = tagOf(found, tagId);
  if (tagId !== undefined && !tag) return undefined;
  const inOther = await calls.row('exhibitionDetail', { siteId: other.siteId, id });
  return {
    path: tag ? `${path}/${encodeURIComponent(tag.tagId)}` : path,
    title: tag ? found.title + colons[language] + tag.tagName : found.title,
    type: 'website',
    section: menu.find(listName),
    hasTranslation:
      inOther !== undefined &&
      isRecordVisible(path, other.menu) &&
      (!tag || tagOf(inOther, tagId) !== undefined),
    describe: ({ items }) => ({
      description: excerpt(found.summary || plainText(found.content) || found.title),
      image: found.images[0],
      jsonLd: (absolute) => ({
        ...eventData(found, context, absolute),
        ...featuredWorks(items, absolute),
      }),
    }),
  };
};

const tagOf = ({ tags }: ExhibitionDetail, tagId: string | undefined) =>
  tags.find((each) => each.tagId === tagId);

function eventData(
  { kind, startDate, endDate, place, images }: ExhibitionDetail,
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
    // As the museum’s texts say of its permanent exhibitions.
    ...(kind === 'base' && { isAccessibleForFree: true }),
  };
}

/** The objects that the page links. */
function featuredWorks(items: ShownContent['items'], absolute: (path: string) => string) {
  const works = items.filter(({ url }) => url.includes(exhibitPath('')));
  return (
    works.length > 0 && {
      workFeatured: works.map(({ title, url, image }) => ({
        ...{ '@type': 'VisualArtwork', name: title, url: absolute(url) },
        ...(image && { image: absolute(image.src) }),
      })),
    }
  );
}
