import { EntryDetail } from '../../features/detail/entry-detail';
import { Favourite } from '../../features/member/favourite';
import { Share } from '../../features/share/share';
import { Actions } from '../../ui/actions';
import { Bone, TextBones } from '../../ui/skeleton';
import { Article } from './article';
import { ArticleHeader } from './article-header';
import { Sheet } from './article.styles';

export function ArticlePage() {
  return (
    <EntryDetail
      skeleton={
        <Sheet as="div">
          <Bone $width="70%" $height="2.4em" style={{ marginBlock: 44 }} />
          <Bone $ratio="16 / 9" style={{ marginBottom: 40 }} />
          <TextBones lines={7} />
        </Sheet>
      }
    >
      {(entry, list) => (
        <Sheet>
          <ArticleHeader entry={entry} list={list} />
          <Article entry={entry} />
          <Actions data-print="none">
            <Favourite contentId={entry.id} categoryCode={list.name} />
            <Share title={entry.title} />
          </Actions>
        </Sheet>
      )}
    </EntryDetail>
  );
}
