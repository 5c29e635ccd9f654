import { museum } from '../../contract/shared/museum';
import { metadataLicence, openObjectPath } from '../../contract/shared/open-data';
import { exhibitPath } from '../../contract/shared/route-paths';
import type { Language } from '../../contract/shared/sites';
import { crawlablePath } from '../html/crawlable/shared/page-paths';
import { manifestJsonLd, pictureJsonLd } from '../html/crawlable/subjects/json-ld';
import { anyText, descriptionOf, inLanguages, languagesOf, yearInterval } from './object-facts';
import type { ObjectText, OpenObject } from './read-objects';

type Fields = Record<string, unknown>;

/** Context of the documents: schema.org, and the next page of a feed. */
export const jsonLdContext = [
  'https://schema.org',
  { next: { '@id': 'https://www.w3.org/ns/activitystreams#next', '@type': '@id' } },
] as const;

/** An object as a `VisualArtwork` of schema.org, with its texts in every language; without a context. */
export function objectJsonLd(object: OpenObject, origin: string): Fields {
  const text = anyText(object);
  const localized = (read: (text: ObjectText) => string) =>
    inLanguages(object, read).map((each) => ({ '@language': each.language, '@value': each.text }));
  const place = (read: (text: ObjectText) => string) => {
    const name = localized(read);
    return name.length > 0 ? { '@type': 'Place', name } : undefined;
  };
  return present({
    '@type': 'VisualArtwork',
    '@id': origin + openObjectPath(object.id),
    url: languagesOf(object).map((language) => pageOf(object, language, origin)),
    name: localized(({ title }) => title),
    identifier: text?.accessionNumber,
    artform: localized(({ materialLabel }) => materialLabel),
    artMedium: localized(({ medium }) => medium),
    dateCreated: localized(({ date }) => date),
    temporalCoverage: text && yearInterval(text),
    about: localized(({ periodLabel }) => periodLabel),
    size: localized(({ size }) => size),
    locationCreated: place(({ kilnLabel }) => kilnLabel),
    spatialCoverage: place(({ findSpotLabel }) => findSpotLabel),
    description: localized(descriptionOf),
    creditText: localized(({ credit }) => credit),
    sourceOrganization: holderOf(localized(({ holder }) => holder)),
    sameAs: text?.sourceUrl,
    image: picturesOf(object, origin),
    subjectOf: manifestOf(object, origin),
    sdLicense: metadataLicence,
    sdPublisher: { '@type': 'Museum', name: museum.en.name, url: `${origin}/` },
    dateModified: object.changedAt.toISOString(),
  });
}

/** The page about an object for readers and search engines. */
export const pageOf = ({ id }: OpenObject, language: Language, origin: string) =>
  origin + crawlablePath(language, exhibitPath(id));

const holderOf = (name: readonly object[]) =>
  name.length > 0 ? { '@type': 'Organization', name } : undefined;

function picturesOf(object: OpenObject, origin: string) {
  const { images = [], imageServices = [] } = anyText(object) ?? {};
  const absolute = (path: string) => origin + path;
  return images.map((image, index) => pictureJsonLd(image, imageServices[index], absolute));
}

function manifestOf(object: OpenObject, origin: string) {
  if (!anyText(object)?.images.length) return undefined;
  return manifestJsonLd(object.id, (path) => origin + path);
}

/** The fields that have a value. */
function present(fields: Fields): Fields {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}
