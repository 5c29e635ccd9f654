import { isRecordRoute } from '../../../contract/route-paths';
import type { PageKind } from '../../../contract/routes';
import type { DrawPage } from '../mirror-page';
import { drawActivity } from './activity';
import { drawArticle } from './article';
import { drawCategory } from './category';
import { drawExhibition } from './exhibition';
import { drawHome } from './home';
import { drawObject } from './object';

/** Page builders by page kind. */
const builders: Partial<Record<PageKind, DrawPage>> = {
  home: drawHome,
  activity: drawActivity,
  exhibition: drawExhibition,
  object: drawObject,
};

/** Builds the page of a route; other page kinds are category pages or entry pages. */
export const drawPage: DrawPage = async (context, match, page) => {
  const build =
    builders[match.route.page] ?? (isRecordRoute(match.route) ? drawArticle : drawCategory);
  return build(context, match, page);
};
