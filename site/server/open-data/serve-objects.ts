import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { openData, openObjectPath } from '../../contract/shared/open-data';
import type { Database } from '../db/database';
import { anyOrigin } from '../http/any-origin';
import type { Clock } from '../http/dispatch-call';
import { HttpError, invalidFields, recordNotFound } from '../http/http-error';
import type { ResolveOrigin } from '../http/public-origin';
import { createRateLimitHook } from '../http/rate-limit';
import { sendWithEtag } from '../http/send-with-etag';
import { toValidationErrors } from '../validation/schema-errors';
import { jsonLdContext, objectJsonLd } from './object-json-ld';
import { isWithdrawn } from './object-facts';
import { readOpenObjects, type OpenObject } from './read-objects';

/** Harvesters read page after page. */
const requestsPerMinute = 600;
const defaultSize = 100;

const FeedQuery = Type.Object({
  /** Id of the object before the first one. */
  after: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{0,100}$' })),
  /** Only changes at this time or later. */
  changedSince: Type.Optional(
    // Databases have no year 0.
    Type.String({ format: 'date-time', pattern: '^(?!0000)' }),
  ),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$' })),
});
type FeedQuery = Static<typeof FeedQuery>;

const feedQuery = Compile(FeedQuery);

interface ObjectsDependencies {
  db: Database;
  clock: Clock;
  resolveOrigin: ResolveOrigin;
}

const mediaType = 'application/ld+json';

/** The objects of the collection as linked data: each by its id, and all as a feed in pages that resumes where it ended. */
export function serveObjects(
  app: FastifyInstance,
  { db, clock, resolveOrigin }: ObjectsDependencies,
): void {
  const onRequest = createRateLimitHook(requestsPerMinute);

  app.get(openData.objects, { onRequest }, async (request, reply) => {
    const query = parseQuery(request.query);
    const limit = Number(query.limit ?? defaultSize);
    const from = query.changedSince === undefined ? undefined : new Date(query.changedSince);
    const window = { after: query.after ?? '', from, limit: limit + 1 };
    const found = await readOpenObjects(db, window, clock());
    const page = found.slice(0, limit);
    const origin = resolveOrigin(request);
    const next = found.length > limit ? nextAddress(query, page, origin) : undefined;
    if (next !== undefined) void reply.header('link', `<${next}>; rel="next"`);
    const document = {
      '@context': jsonLdContext,
      '@type': 'DataFeed',
      '@id': origin + request.url,
      dataFeedElement: page.map((object) => feedItem(object, origin)),
      ...(next !== undefined && { next }),
    };
    return sendWithEtag(request, reply.headers(anyOrigin), JSON.stringify(document), mediaType);
  });

  app.get<{ Params: { id: string } }>(
    `${openData.objects}/:id`,
    { onRequest },
    async (request, reply) => {
      const object = await findObject(db, request.params.id, clock());
      const document = {
        '@context': jsonLdContext[0],
        ...objectJsonLd(object, resolveOrigin(request)),
      };
      return sendWithEtag(request, reply.headers(anyOrigin), JSON.stringify(document), mediaType);
    },
  );
}

/** @throws HttpError 404 for an unknown object, 410 for one that the museum has withdrawn */
async function findObject(db: Database, id: string, now: Date): Promise<OpenObject> {
  const [object] = id.includes('\0') ? [] : await readOpenObjects(db, { id, limit: 1 }, now);
  if (!object) throw recordNotFound('id', id);
  if (isWithdrawn(object))
    throw new HttpError(410, (messages) => messages.recordNotFound('id', id));
  return object;
}

/** @throws HttpError 400 that names the fields */
function parseQuery(query: FastifyRequest['query']): FeedQuery {
  if (!feedQuery.Check(query)) throw invalidFields(toValidationErrors(feedQuery.Errors(query)));
  return query;
}

function feedItem(object: OpenObject, origin: string): object {
  const changed = object.changedAt.toISOString();
  return isWithdrawn(object)
    ? {
        '@type': 'DataFeedItem',
        dateDeleted: changed,
        item: { '@id': origin + openObjectPath(object.id) },
      }
    : { '@type': 'DataFeedItem', dateModified: changed, item: objectJsonLd(object, origin) };
}

function nextAddress(
  { limit, changedSince }: FeedQuery,
  page: readonly OpenObject[],
  origin: string,
): string {
  const parameters = new URLSearchParams({
    ...(limit !== undefined && { limit }),
    ...(changedSince !== undefined && { changedSince }),
    after: page.at(-1)?.id ?? '',
  });
  return `${origin}${openData.objects}?${parameters.toString()}`;
}
