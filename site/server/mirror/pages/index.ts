import { isRecordRoute } from '../../../contract/route-paths';
import type { PageKind } from '../../../contract/routes';
import type { DrawPage } from '../mirror-page';
import { drawActivity } from './activity';
import { drawArticle } from './article';
import { drawCategory } from './category';
import { drawExhibition } from './exhibition';
import { drawHome } from './home';
import { drawObject } from './object';

/** The page kinds that the mirror draws in a way of their own. */
const ownWays: Partial<Record<PageKind, DrawPage>> = {
  home: drawHome,
  activity: drawActivity,
  exhibition: drawExhibition,
  object: drawObject,
};

/** Every other kind is the page of a category, or of an entry. */
export const drawPage: DrawPage = async (view, match, page) => {
  const draw =
    ownWays[match.route.page] ?? (isRecordRoute(match.route) ? drawArticle : drawCategory);
  return draw(view, match, page);
};
