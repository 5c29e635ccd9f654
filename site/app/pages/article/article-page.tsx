import { routeNamed } from '../../../contract/route-paths';
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
  const list = routeNamed(code || name || (route?.meta?.parent ?? ''));
  const category = list && list.detail === route?.name ? list : undefined;
  const state = useContentDetail(category && { categoryCode: category.name, contentId: id });
  if (!category || state.error?.isNotFound || state.data?.rows.length === 0) {
    return (
      <NotFound title={notFound.record}>
        <SearchBox label={notFound.search} />
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
