import { useContentDetail } from '../../api/use-content-detail';
import { Detail } from '../../features/detail/detail';
import { Favourite } from '../../features/member/favourite';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { Share } from '../../features/share/share';
import { useMessages } from '../../i18n/language';
import { useRoute, useRouteParam } from '../../router/use-route';
import { Actions } from '../../ui/actions';
import { Bone, TextBones } from '../../ui/skeleton';
import { Article } from './article';
import { ArticleHeader } from './article-header';
import { articleListOf } from './article-list-of';
import { Sheet } from './article.styles';

export function ArticlePage() {
  const { notFound } = useMessages();
  const id = useRouteParam('id');
  const category = articleListOf(useRoute());
  const state = useContentDetail(category && { categoryCode: category.name, contentId: id });
  const missing = (
    <NotFound title={notFound.record}>
      <SearchBox label={notFound.search} inPlace />
    </NotFound>
  );
  if (!category) return missing;
  return (
    <Detail
      state={state}
      skeleton={
        <Sheet as="div">
          <Bone $width="70%" $height="2.4em" style={{ marginBlock: 44 }} />
          <Bone $ratio="16 / 9" style={{ marginBottom: 40 }} />
          <TextBones lines={7} />
        </Sheet>
      }
      missing={missing}
    >
      {(entry) => (
        <Sheet>
          <ArticleHeader entry={entry} list={category} />
          <Article entry={entry} />
          <Actions data-print="none">
            <Favourite contentId={entry.id} categoryCode={category.name} />
            <Share title={entry.title} />
          </Actions>
        </Sheet>
      )}
    </Detail>
  );
}
