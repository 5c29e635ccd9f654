type Data = Readonly<Record<string, unknown>>;

/** Fields that search engines require or recommend, by schema.org type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'author'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  AudioObject: ['name', 'contentUrl', 'uploadDate'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  Book: ['name', 'description', 'url'],
  LearningResource: ['name', 'description', 'url', 'learningResourceType'],
  Person: ['name', 'url', 'worksFor'],
  Dataset: ['name', 'description', 'license', 'distribution'],
  ImageObject: ['contentUrl', 'width', 'height'],
  Product: ['name', 'description', 'image', 'brand', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'seller'],
  VisualArtwork: ['name', 'image', 'url'],
  Event: ['name', 'startDate', 'location', 'organizer'],
  ExhibitionEvent: ['name', 'startDate', 'location', 'organizer', 'image'],
  Museum: ['name', 'address', 'telephone', 'image'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'description', 'url'],
  ContactPage: ['name', 'description', 'url'],
  WebPage: ['name', 'description', 'url'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
};
const organizations: ReadonlySet<string> = new Set([
  ...['author', 'creator', 'publisher', 'organizer', 'seller', 'worksFor'],
]);

/** Errors of a JSON-LD block by the rules for rich results: missing, empty and repeated values. */
export function structuredDataErrors(data: Data, at = ''): string[] {
  const type = [data['@type']].flat()[0];
  const name = typeof type === 'string' ? type : 'nothing';
  const missing = (required[name] ?? []).filter((field) => data[field] === undefined);
  const known = at !== '' || required[name] !== undefined;
  return [
    ...(known ? [] : [`no rules for the type ${name}`]),
    ...missing.map((field) => `${at}${name} without ${field}`),
    ...Object.entries(data).flatMap(([field, value]) => valueErrors(value, field, `${at}${field}`)),
  ];
}

function valueErrors(value: unknown, field: string, at: string): string[] {
  if (value === '' || value === null) return [`${at} is empty`];
  if (typeof value === 'string')
    return isRepeatedText(value) ? [`${at} contains its text twice: ${value}`] : [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${at} is an empty list`];
    return value.flatMap((each, index) => valueErrors(each, field, `${at}.${index}`));
  }
  if (typeof value !== 'object') return [];
  const types = [(value as Data)['@type']].flat();
  const wrong = organizations.has(field) && !types.includes('Organization');
  return [
    ...(wrong ? [`${at} is not an Organization`] : []),
    ...structuredDataErrors(value as Data, `${at}.`),
  ];
}

/** Whether a text consists of the same text twice: “X X” or “XX”. */
export function isRepeatedText(text: string): boolean {
  const half = /^(.{4,}?)[\s·,，。:：|–—-]*\1[.。]?$/su.exec(text.trim());
  return half !== null && !/^(.)\1*$/su.test(half[1] ?? '');
}
