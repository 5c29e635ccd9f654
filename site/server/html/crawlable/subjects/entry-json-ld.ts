import type { ContentEntryDetail } from '../../../../contract/schemas/content';
import { museum } from '../../../../contract/shared/museum';
import { matchRoute } from '../../../../contract/shared/match-route';
import { isProductCategory, recordPath } from '../../../../contract/shared/route-paths';
import type { PageKind } from '../../../../contract/shared/routes';
import type { Language } from '../../../../contract/shared/sites';
import type { PageContext } from '../shared/page-context';
import { imageJsonLd, museumAgent } from './json-ld';
import type { JsonLd } from './subject';

/** JSON-LD of an entry: recording, product or article. */
export function entryJsonLd(
  entry: ContentEntryDetail,
  context: PageContext,
  absolute: (path: string) => string,
): JsonLd {
  if (entry.video ?? entry.audio) {
    const recording = recordingData(entry, absolute);
    if (pageKindOf(entry) !== 'lesson') return recording;
    // A lesson with a film is both.
    const types = ['LearningResource', recording['@type']].flat();
    return { ...kindData.lesson?.(entry, context.language), ...recording, '@type': types };
  }
  if (isProductCategory(entry.categoryCode)) return productData(entry, context, absolute);
  const described = kindData[pageKindOf(entry)]?.(entry, context.language);
  if (described) return { ...described, ...imageJsonLd(entry.images, absolute) };
  return articleData(entry, context, absolute);
}

/** Kind of the page of an entry, which tells what it is about. */
function pageKindOf({ categoryCode, id }: ContentEntryDetail): PageKind | 'none' {
  const path = recordPath(categoryCode, id);
  return (path === undefined ? undefined : matchRoute(path)?.route.page) ?? 'none';
}

/** Entries that are about a thing or a person of a kind of its own. */
const kindData: Partial<
  Record<PageKind | 'none', (entry: ContentEntryDetail, language: Language) => JsonLd>
> = {
  book: () => ({ '@type': 'Book' }),
  lesson: ({ publishedAt, facts = {} }, language) => ({
    '@type': 'LearningResource',
    learningResourceType: 'Lesson',
    datePublished: publishedAt,
    ...(facts.level && { educationalLevel: facts.level }),
    ...(facts.topic && { teaches: facts.topic }),
    ...(facts.minutes && { timeRequired: `PT${facts.minutes}M` }),
    isAccessibleForFree: true,
    publisher: museumAgent(language),
  }),
  person: ({ facts = {} }, language) => ({
    '@type': 'Person',
    ...(facts.post && { jobTitle: facts.post }),
    worksFor: museumAgent(language),
  }),
  'local-museum': ({ facts = {} }) => ({
    '@type': 'Museum',
    ...(facts.address && { address: facts.address }),
    ...(facts.phone && { telephone: facts.phone }),
  }),
};

function recordingData(
  { video, audio, publishedAt }: ContentEntryDetail,
  absolute: (path: string) => string,
): JsonLd {
  const recording = video ?? audio;
  const file = recording?.sources[0];
  return {
    '@type': video ? 'VideoObject' : 'AudioObject',
    uploadDate: publishedAt,
    ...(file && { contentUrl: absolute(file.src), encodingFormat: file.type }),
    ...(recording?.poster && { thumbnailUrl: absolute(recording.poster) }),
    ...(recording?.duration && { duration: `PT${Math.round(recording.duration)}S` }),
  };
}

/** A product, sold in store only, price in CNY. */
function productData(
  { facts = {}, images, tags }: ContentEntryDetail,
  { language }: PageContext,
  absolute: (path: string) => string,
): JsonLd {
  const { name } = museum[language];
  const [price] = /\d+(?:\.\d+)?/.exec(facts.price ?? '') ?? [];
  return {
    '@type': 'Product',
    ...imageJsonLd(images, absolute),
    brand: { '@type': 'Brand', name },
    ...(facts.medium && { material: facts.medium }),
    ...(facts.size && { size: facts.size }),
    ...(tags[0] && { category: tags[0].tagName }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStoreOnly',
        seller: museumAgent(language),
      },
    }),
  };
}

function articleData(
  { title, publishedAt, images, categoryCode }: ContentEntryDetail,
  { language, menu }: PageContext,
  absolute: (path: string) => string,
): JsonLd {
  const node = menu.find(categoryCode);
  const isNews = node?.trail[0]?.category.categoryCode === 'News';
  return {
    '@type': isNews ? 'NewsArticle' : 'Article',
    headline: title,
    datePublished: publishedAt,
    articleSection: node?.category.categoryName,
    ...imageJsonLd(images, absolute),
    author: museumAgent(language),
    publisher: museumAgent(language),
  };
}
