import type { FastifyInstance } from 'fastify';
import { metadataLicence, openData } from '../../../contract/shared/open-data';
import type { Database } from '../../db/database';
import { anyOrigin } from '../../http/any-origin';
import type { Clock } from '../../http/dispatch-call';
import type { ResolveOrigin } from '../../http/public-origin';
import { createRateLimitHook } from '../../http/rate-limit';
import { writeDump, type DumpFormat } from './write-dump';

/** A dump is the whole collection: nobody needs it often. */
const requestsPerMinute = 20;

const mediaTypes: Record<DumpFormat, string> = {
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};

interface DumpDependencies {
  db: Database;
  clock: Clock;
  resolveOrigin: ResolveOrigin;
  /** Folder of the files. */
  folder: string;
}

/** The whole collection as JSON-LD, one object a line, and as a table; made by the first request of a day. */
export function serveDumps(
  app: FastifyInstance,
  { db, clock, resolveOrigin, folder }: DumpDependencies,
): void {
  const onRequest = createRateLimitHook(requestsPerMinute);
  // One after the other: each reads the whole collection.
  let last: Promise<unknown> = Promise.resolve();
  const queue = (format: DumpFormat, origin: string) => {
    const file = last.then(() => writeDump(format, { db, folder, origin, now: clock() }));
    last = file.catch(() => undefined);
    return file;
  };
  const serve = (path: string, format: DumpFormat) =>
    app.get(path, { onRequest }, async (request, reply) => {
      const name = await queue(format, resolveOrigin(request));
      return reply
        .headers({
          ...anyOrigin,
          link: `<${metadataLicence}>; rel="license"`,
          'content-disposition': `attachment; filename="${name.replace(/-[0-9a-f]{12}\./, '.')}"`,
        })
        .type(mediaTypes[format])
        .sendFile(name, folder, { maxAge: 0, cacheControl: true, contentType: false });
    });
  serve(openData.dumps.jsonLines, 'jsonl');
  serve(openData.dumps.csv, 'csv');
}
