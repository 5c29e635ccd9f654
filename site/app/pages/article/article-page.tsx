import { EntryDetail } from '../../features/records/detail/entry-detail';
import { LazyRecordEnd } from '../../features/records/end/lazy-record-end';
import { Favourite } from '../../features/member/favourite';
import { ShareButton } from '../../features/share/share-button';
import { Actions } from '../../ui/page/actions';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Article } from './article';
import { ArticleHeader } from './article-header';
import { Sheet } from './article.styles';

export default function ArticlePage() {
  return (
    <EntryDetail
      skeleton={
        <Sheet as="div">
          <SkeletonBlock $width="70%" $height="2.4em" style={{ marginBlock: 44 }} />
          <SkeletonBlock $ratio="16 / 9" style={{ marginBottom: 40 }} />
          <SkeletonText lines={7} />
        </Sheet>
      }
    >
      {(entry, list) => (
        <Sheet>
          <ArticleHeader entry={entry} list={list} />
          <Article entry={entry} />
          <Actions data-print="none">
            <Favourite contentId={entry.id} categoryCode={list.name} />
            <ShareButton title={entry.title} />
          </Actions>
          <LazyRecordEnd />
        </Sheet>
      )}
    </EntryDetail>
  );
}
