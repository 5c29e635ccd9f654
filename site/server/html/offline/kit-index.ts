import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CallRecord } from '../../../contract/schemas';
import { guidePace } from '../../../contract/shared/audio-guide';
import type { KitExhibition, KitIndex } from '../../../contract/shared/offline-kit';
import { privacyPath } from '../../../contract/shared/privacy-notice';
import {
  exhibitionListRoutes,
  exhibitionPath,
  exhibitPath,
  fillPath,
  findRoute,
  findVisitorGuide,
  isRecordRoute,
  pathOfKind,
} from '../../../contract/shared/route-paths';
import { routes } from '../../../contract/shared/routes';
import { editions, sites, type Edition } from '../../../contract/shared/sites';
import { createInProcessCalls, type InProcessCalls } from '../shared/in-process-calls';
import type { DispatchCall } from '../../http/dispatch-call';
import { callsOfEdition } from '../../http/edition-calls';
import { chooseSize } from './phone-files';

/** Objects on a page of an exhibition, and the most that a call lists. */
const objectsPerPage = 24;
const maxPageSize = 100;

/** Bytes of a page’s calls and of the small pictures of related records, on average (docs/decisions/054). */
const pageBytes = 90_000;
/** Bytes of a second of the service’s voices: 22,050 samples of 16 bits. */
const speechBytes = 44_100 * guidePace;
/** Width of the pictures of objects, as `phone-files.ts` chooses it. */
const pictureWidth = 736;

interface IndexDependencies {
  dispatchCall: DispatchCall;
  mediaDir: string;
}

/** What a visitor of an edition can keep, with sizes. */
export async function readKitIndex(
  { dispatchCall, mediaDir }: IndexDependencies,
  edition: Edition,
): Promise<Pick<KitIndex, 'basics' | 'exhibitions'>> {
  const calls = createInProcessCalls(callsOfEdition(dispatchCall, edition));
  const siteId = sites[editions[edition].language].id;
  const { records } = await calls.page('exhibitionPage', {
    ...{ siteId, status: 'current', pageNum: 1, pageSize: maxPageSize },
  });
  const stops = await calls.rows('audioStops', { siteId });
  const exhibitions: KitExhibition[] = [];
  for (const exhibition of records) {
    const objects = await readObjects(calls, siteId, exhibition.id);
    exhibitions.push(await describe(exhibition, objects, stops, mediaDir));
  }
  const pages = basicPages();
  return { basics: { pages, bytes: pages.length * pageBytes }, exhibitions };
}

/** Home page, visitor information with floor plans, lists of exhibitions and stops, and the page about what is kept. */
function basicPages(): string[] {
  const guide = findVisitorGuide()?.path ?? '/';
  const lists = [exhibitionListRoutes.base, exhibitionListRoutes.temporary];
  return [
    '/',
    guide,
    pathOfKind('audio-guide'),
    pathOfKind('offline-visit'),
    privacyPath,
    ...lists.flatMap((name) => findRoute(name)?.path ?? []),
  ];
}

async function readObjects(calls: InProcessCalls, siteId: string, exhibitionId: string) {
  const objects: CallRecord<'exhibitPage'>[] = [];
  for (let pageNum = 1, total = 1; objects.length < total; pageNum++) {
    const input = { siteId, exhibitionId, pageNum, pageSize: maxPageSize };
    const page = await calls.page('exhibitPage', input);
    if (page.records.length === 0) break;
    objects.push(...page.records);
    total = page.total;
  }
  return objects;
}

async function describe(
  { id, kind, title }: CallRecord<'exhibitionPage'>,
  objects: readonly CallRecord<'exhibitPage'>[],
  allStops: readonly CallRecord<'audioStops'>[],
  mediaDir: string,
): Promise<KitExhibition> {
  const path = exhibitionPath(kind, id);
  const own = new Set([path, ...objects.map((object) => exhibitPath(object.id))]);
  const stops = allStops.filter((stop) => own.has(stop.path));
  const pageCount = Math.ceil(objects.length / objectsPerPage);
  const pages = [
    ...own,
    ...Array.from(
      { length: Math.max(0, pageCount - 1) },
      (_, index) => `${path}?page=${index + 2}`,
    ),
    ...stops.map(({ stop }) => stopPath(stop)),
  ];
  const pictures = await Promise.all(
    objects.flatMap(({ images }) => images).map((image) => pictureBytes(image, mediaDir)),
  );
  const sounds = stops.reduce((sum, { seconds }) => sum + seconds * speechBytes, 0);
  const bytes = pictures.reduce((sum, each) => sum + each, pages.length * pageBytes + sounds);
  return { id, title, path, objects: objects.length, stops: stops.length, pages, bytes };
}

/** The route of one stop of the audio guide. */
const stopRoute = routes.find((route) => route.page === 'audio-guide' && isRecordRoute(route));
const stopPath = (stop: string) => fillPath(stopRoute?.path ?? '/', { id: stop });

async function pictureBytes(
  { src, sources = [] }: CallRecord<'exhibitPage'>['images'][number],
  mediaDir: string,
): Promise<number> {
  const path = chooseSize(sources[0]?.srcset ?? '', pictureWidth) ?? src;
  const file = await stat(join(mediaDir, basename(path))).catch(() => undefined);
  return file?.size ?? 0;
}
