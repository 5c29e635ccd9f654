import { isRecordRoute } from '../../../../contract/shared/route-paths';
import type { PageKind } from '../../../../contract/shared/routes';
import { findActivity } from './activity';
import { findArticle } from './article';
import { findCategory } from './category';
import { findExhibition } from './exhibition';
import { findHome } from './home';
import { findObject } from './object';
import type { FindSubject } from './subject';

const byPage: Partial<Record<PageKind, FindSubject>> = {
  home: findHome,
  activity: findActivity,
  exhibition: findExhibition,
  'exhibition-tag': findExhibition,
  object: findObject,
};

/** The subject of a route; other page kinds are category pages or entry pages. */
export const findSubject: FindSubject = async (context, match) => {
  const find =
    byPage[match.route.page] ?? (isRecordRoute(match.route) ? findArticle : findCategory);
  return find(context, match);
};
