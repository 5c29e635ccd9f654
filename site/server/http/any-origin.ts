/** Headers of documents that the pages of every site may read: pictures by IIIF, open data. */
export const anyOrigin = { 'access-control-allow-origin': '*' } as const;
