import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { metadataLicence, openObjectPath } from '../../../../contract/shared/open-data';
import { exhibitPath } from '../../../../contract/shared/route-paths';
import { matchRoute } from '../../../../contract/shared/match-route';
import { isRecordVisible } from '../shared/page-paths';
import { excerpt, plainText } from './excerpt';
import { manifestJsonLd, pictureJsonLd } from './json-ld';
import type { FindSubject, JsonLd } from './subject';

export const findObject: FindSubject = async (context, { params }) => {
  const { siteId, calls, menu, other } = context;
  const id = params.id ?? '';
  const found = await calls.row('exhibitDetail', { siteId, id });
  if (!found) return undefined;
  const path = exhibitPath(id);
  const listName = matchRoute(path)?.route.meta?.parent ?? '';
  if (!isRecordVisible(path, menu)) return undefined;
  const inOther = await calls.row('exhibitDetail', { siteId: other.siteId, id });
  const { periodLabel, title, description, images, date, medium, holder } = found;
  const facts = [periodLabel, date, medium, holder].filter(Boolean).join(' · ');
  return {
    path,
    title,
    titleDetail: found.accessionNumber || undefined,
    type: 'article',
    section: menu.find(listName),
    hasTranslation: inOther !== undefined && isRecordVisible(path, other.menu),
    describe: () => ({
      description: excerpt(plainText(description) || `${title} · ${facts}`),
      image: images[0],
      jsonLd: (absolute) => artworkData(found, absolute),
    }),
  };
};

function artworkData(object: Exhibit, absolute: (path: string) => string): JsonLd {
  const { medium, materialLabel, date, size, accessionNumber, holder, credit, sourceUrl } = object;
  const { id, images, imageServices = [] } = object;
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
    '@type': 'VisualArtwork',
    '@id': absolute(openObjectPath(id)),
    ...Object.fromEntries(fields),
    ...(images.length > 0 && {
      image: images.map((image, index) => pictureJsonLd(image, imageServices[index], absolute)),
      subjectOf: manifestJsonLd(id, absolute),
    }),
    ...(object.findSpot && {
      spatialCoverage: { '@type': 'Place', name: object.findSpot.label },
    }),
    sdLicense: metadataLicence,
    ...(object.kiln && { locationCreated: { '@type': 'Place', name: object.kiln.label } }),
    ...(holder && { sourceOrganization: { '@type': 'Organization', name: holder } }),
  };
}
