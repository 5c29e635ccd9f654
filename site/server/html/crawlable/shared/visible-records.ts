import type { CallInput } from '../../../../contract/schemas';
import type { Image } from '../../../../contract/schemas/common/fields';
import { exhibitPath, exhibitionPath } from '../../../../contract/shared/route-paths';
import { isRecordVisible } from './page-paths';
import type { PageContext } from './page-context';

/** A page of exhibitions, without those of hidden lists. */
export async function readVisibleExhibitions(
  { calls, menu }: PageContext,
  input: CallInput<'exhibitionPage'>,
) {
  const { total, records } = await calls.page('exhibitionPage', input);
  const shown = records.filter(({ kind, id }) => isRecordVisible(exhibitionPath(kind, id), menu));
  return { total, records: shown };
}

/** A page of objects; empty if their list is hidden. */
export async function readVisibleObjects(
  { calls, menu }: PageContext,
  input: CallInput<'exhibitPage'>,
) {
  const { total, records } = await calls.page('exhibitPage', input);
  return { total, records: records.filter(({ id }) => isRecordVisible(exhibitPath(id), menu)) };
}

/** Default image for link previews of pages without one. */
export async function defaultImage(context: PageContext): Promise<Image | undefined> {
  const first = { siteId: context.siteId, pageSize: 1 };
  const [exhibition] = (await readVisibleExhibitions(context, first)).records;
  if (exhibition?.images[0]) return exhibition.images[0];
  return (await readVisibleObjects(context, first)).records[0]?.images[0];
}
