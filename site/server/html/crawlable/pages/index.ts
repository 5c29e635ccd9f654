import { isRecordRoute } from '../../../../contract/shared/route-paths';
import type { PageKind } from '../../../../contract/shared/routes';
import type { BuildPage } from '../shared/crawlable-page';
import { buildActivityPage } from './activity';
import { buildArticlePage } from './article';
import { buildCategoryPage } from './category';
import { buildExhibitionPage } from './exhibition';
import { buildHomePage } from './home';
import { buildObjectPage } from './object';

/** Page builders by page kind. */
const builders: Partial<Record<PageKind, BuildPage>> = {
  home: buildHomePage,
  activity: buildActivityPage,
  exhibition: buildExhibitionPage,
  object: buildObjectPage,
};

/** Builds the page of a route; other page kinds are category pages or entry pages. */
export const buildPage: BuildPage = async (context, match, page) => {
  const build =
    builders[match.route.page] ??
    (isRecordRoute(match.route) ? buildArticlePage : buildCategoryPage);
  return build(context, match, page);
};
