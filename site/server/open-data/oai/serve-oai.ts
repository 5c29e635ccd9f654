import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openData } from '../../../contract/shared/open-data';
import type { Database } from '../../db/database';
import { escapeXml } from '../../html/feeds/escape-xml';
import { anyOrigin } from '../../http/any-origin';
import type { Clock } from '../../http/dispatch-call';
import type { ResolveOrigin } from '../../http/public-origin';
import { createRateLimitHook } from '../../http/rate-limit';
import { datestamp } from './datestamp';
import { OaiError } from './oai-error';
import { parseRequest, type OaiRequest } from './parse-request';
import { answerRequest } from './repository';

const requestsPerMinute = 600;

interface OaiDependencies {
  db: Database;
  clock: Clock;
  resolveOrigin: ResolveOrigin;
}

/** The collection by the Open Archives Initiative Protocol for Metadata Harvesting 2.0, by GET and POST. */
export async function serveOai(
  app: FastifyInstance,
  { db, clock, resolveOrigin }: OaiDependencies,
): Promise<void> {
  const onRequest = createRateLimitHook(requestsPerMinute);

  async function answer(request: FastifyRequest, reply: FastifyReply, query: string) {
    const origin = resolveOrigin(request);
    const now = clock();
    const document = await writeDocument(query, { db, origin, now });
    return reply
      .headers({ ...anyOrigin, 'cache-control': 'no-cache' })
      .type('text/xml; charset=utf-8')
      .send(document);
  }

  await app.register((scope, _options, done) => {
    // Without the parser of the calls: a repeated argument is an error here.
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.get(openData.oai, { onRequest }, (request, reply) =>
      answer(request, reply, request.url.replace(/^[^?]*\??/, '')),
    );
    scope.post(openData.oai, { onRequest }, (request, reply) =>
      answer(request, reply, typeof request.body === 'string' ? request.body : ''),
    );
    done();
  });
}

async function writeDocument(
  query: string,
  repository: Parameters<typeof answerRequest>[1],
): Promise<string> {
  let request: OaiRequest | undefined;
  try {
    request = parseRequest([...new URLSearchParams(query)]);
    const content = await answerRequest(request, repository);
    return wrap(repository, request, `<${request.verb}>\n${content}\n</${request.verb}>`);
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    // The request of an illegal one is told without its arguments.
    const known = error.code === 'badVerb' || error.code === 'badArgument' ? undefined : request;
    const content = `<error code="${error.code}">${escapeXml(error.message)}</error>`;
    return wrap(repository, known, content);
  }
}

function wrap(
  { origin, now }: Parameters<typeof answerRequest>[1],
  request: OaiRequest | undefined,
  content: string,
): string {
  const attributes = Object.entries({ verb: request?.verb, ...request?.arguments })
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeXml(value)}"`))
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd">
<responseDate>${datestamp(now)}</responseDate>
<request${attributes}>${escapeXml(origin + openData.oai)}</request>
${content}
</OAI-PMH>
`;
}
