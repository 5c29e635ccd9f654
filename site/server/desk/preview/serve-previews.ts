import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import type { RecordSource } from '../../db/schema/record';
import type { Clock, DispatchCall } from '../../http/dispatch-call';
import { createRateLimitHook } from '../../http/rate-limit';
import { applyRecords } from '../../import/apply/apply-records';
import { changeStoredRecord } from '../../import/apply/change-stored-record';
import type { MediaStore } from '../../import/media/media-store';
import { placeOfRecord } from '../records/record-place';
import { createPreviewCalls, type RunWithRecord } from './preview-calls';
import { renderPreviewNotice } from './preview-notice';
import { showCategories } from './shown-categories';
import { findPreview, previewPath } from './start-preview';

/** A page with the policy that allows its styles; `undefined` if the address shows nothing. */
export type RenderPreview = (
  dispatchCall: DispatchCall,
  path: string,
  language: Language,
) => Promise<{ html: string; policy: Record<string, string> } | undefined>;

const openingsPerMinute = 120;

interface PreviewOptions {
  db: Database;
  clock: Clock;
  store: MediaStore;
  /** The calls of visitors on a database. */
  createCalls: (db: Database) => DispatchCall;
  renderPage: RenderPreview;
}

/** The real page of an unpublished state of a record, for who has its token: not stored, not indexed. */
export function servePreviews(
  app: FastifyInstance,
  { db, clock, store, createCalls, renderPage }: PreviewOptions,
): void {
  async function sendPreview(language: Language, request: FastifyRequest, reply: FastifyReply) {
    const { token } = request.params as { token: string };
    const now = clock();
    const preview = await findPreview(db, token, now);
    const send = (html: string, policy: Record<string, string> = {}) =>
      reply
        .headers({
          ...policy,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
          // Links of the page must not tell the token to other sites.
          'referrer-policy': 'no-referrer',
        })
        .type('text/html; charset=utf-8')
        .send(html);
    const sendNotice = (reason: 'expired' | 'empty') => {
      reply.status(404);
      return send(renderPreviewNotice(language, reason));
    };
    if (!preview) return sendNotice('expired');
    const { form, files } = preview;
    const source = shownNow(preview.source, now);
    const batch = await changeStoredRecord({ form, source, files }, store);
    const all = { ...batch, order: [], withdrawn: [] };
    const [record] = batch.changed;
    const { path, categories = [] } = record ? await placeOfRecord(db, record) : {};
    const runWithRecord: RunWithRecord = (task) =>
      withoutTrace(db, async (transaction) => {
        const options = { now, updatedBy: 'preview', store, keepsSearch: true };
        await applyRecords(transaction, all, options);
        await showCategories(transaction, categories);
        return task(transaction);
      });
    const calls = createPreviewCalls(runWithRecord, createCalls);
    const page = path === undefined ? undefined : await renderPage(calls, path, language);
    return page ? send(page.html, page.policy) : sendNotice('empty');
  }

  for (const language of ['zh', 'en'] as const) {
    app.get(
      previewPath(language, ':token'),
      { onRequest: createRateLimitHook(openingsPerMinute) },
      (request, reply) => sendPreview(language, request, reply),
    );
  }
}

/** The source as if it were published now. */
function shownNow(source: RecordSource, now: Date): RecordSource {
  const { published_at: publishedAt, ...others } = omit(source, ['withdrawn', 'unpublished_at']);
  const isPast = typeof publishedAt === 'string' && new Date(publishedAt) <= now;
  return { ...others, published_at: isPast ? publishedAt : now.toISOString() };
}

class Rollback extends Error {}

/** Runs a task in a transaction that is always rolled back. */
async function withoutTrace<Result>(
  db: Database,
  task: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  let outcome: { result: Result } | undefined;
  try {
    await db.transaction(async (transaction) => {
      outcome = { result: await task(transaction) };
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback) || !outcome) throw error;
  }
  if (!outcome) throw new Error('The transaction has ended without a result.');
  return outcome.result;
}
