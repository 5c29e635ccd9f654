import type { CallInput } from '../../contract/calls';
import type { Image } from '../../contract/entities/common';
import { exhibitPath, exhibitionPath } from '../../contract/route-paths';
import { isShown } from './address';
import type { MuseumView } from './museum-view';

/** A page of exhibitions, without those of hidden lists. */
export async function readExhibitions(
  { calls, menu }: MuseumView,
  input: CallInput<'exhibitionPage'>,
) {
  const { total, records } = await calls.page('exhibitionPage', input);
  const shown = records.filter(({ kind, id }) => isShown(exhibitionPath(kind, id), menu));
  return { total, records: shown };
}

/** A page of objects; empty if their list is hidden. */
export async function readObjects({ calls, menu }: MuseumView, input: CallInput<'exhibitPage'>) {
  const { total, records } = await calls.page('exhibitPage', input);
  return { total, records: records.filter(({ id }) => isShown(exhibitPath(id), menu)) };
}

/** Default image for link previews of pages without one. */
export async function housePicture(context: MuseumView): Promise<Image | undefined> {
  const first = { siteId: context.siteId, pageSize: 1 };
  const [exhibition] = (await readExhibitions(context, first)).records;
  if (exhibition?.images[0]) return exhibition.images[0];
  return (await readObjects(context, first)).records[0]?.images[0];
}
