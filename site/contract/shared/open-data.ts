/** Prefix of the open data, whose errors are JSON. */
export const openDataPrefix = '/data/';

/** Addresses of the open data of the collection, version 1; a breaking change gets `/data/v2/` beside it. */
export const openData = {
  /** The objects as a feed in pages, and below it each object by its id. */
  objects: '/data/v1/objects',
  /** The whole collection, made once a day. */
  dumps: {
    jsonLines: '/data/v1/collection.jsonl',
    csv: '/data/v1/collection.csv',
  },
  /** Base URL of OAI-PMH. */
  oai: '/oai',
} as const;

/** Licence of the descriptions: Creative Commons Zero. The licence of each picture is its own. */
export const metadataLicence = 'https://creativecommons.org/publicdomain/zero/1.0/';

/** Address of an object in the open data, without the origin. */
export const openObjectPath = (id: string) => `${openData.objects}/${encodeURIComponent(id)}`;
