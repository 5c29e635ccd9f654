import { createPartialResponse } from 'workbox-range-requests';
import { callKey, fileKey } from '../contract/shared/offline-kit';
import { siteEndpoints } from '../contract/shared/site-endpoints';
import { editionNames, editions, type Edition } from '../contract/shared/sites';
import { findKept, findKeptEdition } from './find-kept';
import { createOtherEditionPage } from './other-edition-page';

/** Wait for a network that does not answer, before what is kept is shown instead. */
const networkWaitMs = 4_000;

/** Calls whose answers depend on the content alone: nothing personal is kept, nothing that is sent is touched. */
const contentCalls = new Set<string>(
  Object.values(siteEndpoints).flatMap((endpoint) =>
    'cache' in endpoint && endpoint.cache === 'content' ? endpoint.path : [],
  ),
);

/** The response to a request that a kit may have an answer to; `undefined` leaves the request to the browser. */
export function respond(request: Request): Promise<Response> | undefined {
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (request.mode === 'navigate') {
    const edition = editionNames.find((name) => editions[name].website === pathname);
    return edition && respondWithDocument(request, edition);
  }
  if (contentCalls.has(pathname)) {
    const body = request.clone().text();
    return networkFirst(request, async () => findKept(callKey(pathname + search, await body)));
  }
  const findFile = async () => {
    const kept = await findKept(fileKey(pathname + search));
    // Players request parts of a file.
    return kept && request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  };
  // A kept picture has the size for a phone, and the names of the toolbar's files say no version.
  if (/^\/(media\/|a11y-toolbar)/.test(pathname)) return networkFirst(request, findFile);
  if (/^\/(assets\/|tts$|manifest)/.test(pathname)) return keptFirst(request, findFile);
  return undefined;
}

/** Without a network, a document of an edition that is not kept is a page that links the kept one. */
async function respondWithDocument(request: Request, edition: Edition): Promise<Response> {
  try {
    return await networkFirst(request, () => findKept(editions[edition].website));
  } catch (error) {
    const kept = await findKeptEdition();
    if (!kept) throw error;
    return createOtherEditionPage(edition, kept);
  }
}

type FindKept = () => Promise<Response | undefined>;

async function keptFirst(request: Request, find: FindKept): Promise<Response> {
  return (await find()) ?? fetch(request);
}

/** What is kept answers when the network fails or does not answer in time. Errors of the service are answers. */
async function networkFirst(request: Request, find: FindKept): Promise<Response> {
  const fresh = fetch(request);
  // Handled below, if it is waited for.
  fresh.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkWaitMs));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  return first ?? (await find()) ?? fresh;
}
