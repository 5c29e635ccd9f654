import { recordPath, routeNamed } from '../../../contract/route-paths';
import { useContentDetail } from '../../api/use-content-detail';
import { Loaded } from '../../features/loaded/loaded';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { useRoute, useRouteParam } from '../../router/use-route';
import { TextBones } from '../../ui/skeleton';
import { Article } from './article';
import { ArticleHeader } from './article-header';
import { Sheet } from './article.styles';

export function ArticlePage() {
  const { notFound } = useMessages();
  const route = useRoute()?.route;
  const id = useRouteParam('id');
  const code = useRouteParam('code');
  const name = useRouteParam('name');
  // The address names the category, or belongs to one alone.
  const category = routeNamed(code || name) ?? routeNamed(route?.meta?.parent ?? '');
  const belongs = category !== undefined && recordPath(category.name, id) !== undefined;
  const state = useContentDetail(
    belongs ? { categoryCode: category.name, contentId: id } : undefined,
  );
  if (!belongs || state.error?.isNotFound || state.data?.rows.length === 0) {
    return (
      <NotFound title={notFound.record}>
        <SearchBox />
      </NotFound>
    );
  }
  const entry = state.data?.rows[0];
  return (
    <Sheet>
      <ArticleHeader entry={entry} list={category} />
      <Loaded state={state} skeleton={<TextBones lines={9} />}>
        {({ rows: [loaded] }) => loaded && <Article entry={loaded} />}
      </Loaded>
    </Sheet>
  );
}
