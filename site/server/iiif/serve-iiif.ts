import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';
import {
  imageServicePrefix,
  manifestRoute,
  setCollectionPath,
  setCollectionRoute,
} from '../../contract/shared/iiif/addresses';
import { sites } from '../../contract/shared/sites';
import { createInProcessCalls } from '../html/shared/in-process-calls';
import { anyOrigin } from '../http/any-origin';
import type { DispatchCall } from '../http/dispatch-call';
import { recordNotFound } from '../http/http-error';
import type { ResolveOrigin } from '../http/public-origin';
import { createRateLimitHook } from '../http/rate-limit';
import { readTiledPicture } from '../import/media/image-tiles';
import { openMediaStore } from '../import/media/media-store';
import { createCollection } from './collection';
import { findImageFile, type ImageRequest } from './find-image-file';
import { sendLinkedData } from './iiif-response';
import { imageContext, imageInformation } from './image-information';
import { createManifest, presentationContext } from './manifest';
import { findSet, readSetObjects } from './set-objects';

/** Documents of viewers and harvesters; tiles are files without a limit, as all media. */
const documentsPerMinute = 1_200;

interface IiifDependencies {
  /** Folder of imported images and recordings. */
  mediaDir: string;
  dispatchCall: DispatchCall;
  resolveOrigin: ResolveOrigin;
}

type Named<Params> = { Params: Params & { name: string } };

/**
 * IIIF: the pictures of objects by the Image API 3 at level 0, the objects by the Presentation API 3. The tiles are files of
 * the import; the documents are made for each request, because they name their own origin.
 */
export function serveIiif(
  app: FastifyInstance,
  { mediaDir, dispatchCall, resolveOrigin }: IiifDependencies,
): void {
  const onRequest = createRateLimitHook(documentsPerMinute);
  const store = openMediaStore(dirname(mediaDir));
  const calls = createInProcessCalls(dispatchCall);
  const findPicture = async (name: string) =>
    /^[0-9a-f]{24}$/.test(name) ? readTiledPicture(name, store) : undefined;

  app.get<Named<object>>(`${imageServicePrefix}:name`, (request, reply) =>
    reply.headers(anyOrigin).redirect(`${request.url}/info.json`, 303),
  );
  app.get<Named<object>>(
    `${imageServicePrefix}:name/info.json`,
    { onRequest },
    async (request, reply) => {
      const picture = await findPicture(request.params.name);
      if (!picture) throw recordNotFound('name', request.params.name);
      const id = `${resolveOrigin(request)}${imageServicePrefix}${picture.name}`;
      const document = imageInformation(id, picture);
      return sendLinkedData(reply, imageContext, document, 'public, max-age=86400');
    },
  );
  app.get<Named<ImageRequest>>(
    `${imageServicePrefix}:name/:region/:size/:rotation/:file`,
    async ({ params }, reply) => {
      const picture = await findPicture(params.name);
      const file = picture && findImageFile(picture, params);
      if (file === undefined) throw recordNotFound('name', params.name);
      return reply
        .headers(anyOrigin)
        .sendFile(file, mediaDir, { immutable: true, maxAge: '365d', cacheControl: true });
    },
  );
  app.get<{ Params: { id: string } }>(manifestRoute, { onRequest }, async (request, reply) => {
    const { id } = request.params;
    const [zh, en] = await Promise.all([
      calls.row('exhibitDetail', { siteId: sites.zh.id, id }),
      calls.row('exhibitDetail', { siteId: sites.en.id, id }),
    ]);
    // A manifest has at least one canvas.
    if (!(zh ?? en)?.images.length) throw recordNotFound('id', id);
    const texts = { ...(zh && { zh }), ...(en && { en }) };
    const document = createManifest(texts, resolveOrigin(request));
    return sendLinkedData(reply, presentationContext, document, 'no-cache');
  });
  app.get<{ Params: { reference: string } }>(
    setCollectionRoute,
    { onRequest },
    async (request, reply) => {
      const { reference } = request.params;
      const set = await findSet(calls, reference);
      if (!set) throw recordNotFound('reference', reference);
      const origin = resolveOrigin(request);
      const objects = await readSetObjects(calls, set);
      const id = origin + setCollectionPath(reference);
      const document = createCollection({ id, origin, set, objects });
      return sendLinkedData(reply, presentationContext, document, 'no-cache');
    },
  );
}
