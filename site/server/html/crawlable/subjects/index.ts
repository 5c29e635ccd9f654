import { isRecordRoute } from '../../../../contract/shared/route-paths';
import type { PageKind } from '../../../../contract/shared/routes';
import type { ContentKind } from '../../../db/schema/record';
import type { RouteMatch } from '../../../../contract/shared/match-route';
import { findActivity } from './activity';
import { findArticle } from './article';
import { findAudioGuide } from './audio-guide';
import { findCategory } from './category';
import { findExhibition } from './exhibition';
import { findHome } from './home';
import { findObject } from './object';
import type { FindSubject } from './subject';

const byPage: Partial<Record<PageKind, FindSubject>> = {
  home: findHome,
  activity: findActivity,
  'audio-guide': findAudioGuide,
  exhibition: findExhibition,
  'exhibition-tag': findExhibition,
  object: findObject,
  // A set is shared with those who have its link, not published.
  'shared-set': () => Promise.resolve(undefined),
};

/** The subject of a route; other page kinds are category pages or entry pages. */
export const findSubject: FindSubject = async (context, match) => {
  const find =
    byPage[match.route.page] ?? (isRecordRoute(match.route) ? findArticle : findCategory);
  return find(context, match);
};

const kindByPage: Partial<Record<PageKind, ContentKind>> = {
  activity: 'activity',
  exhibition: 'exhibition',
  'exhibition-tag': 'exhibition',
  object: 'exhibit',
};

/** The record that a route shows: a record of its kind, an entry, or the category of its list. */
export function recordOfRoute({ route, params }: RouteMatch): { kind: ContentKind; id: string } {
  const kind = kindByPage[route.page] ?? (isRecordRoute(route) ? 'entry' : undefined);
  return kind ? { kind, id: params.id ?? '' } : { kind: 'category', id: route.name };
}
