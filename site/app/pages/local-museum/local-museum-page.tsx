import { EntryDetail } from '../../features/records/detail/entry-detail';
import { Favourite } from '../../features/member/favourite';
import { ShareButton } from '../../features/share/share-button';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { Actions } from '../../ui/page/actions';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { Page } from './local-museum.styles';
import { MuseumNews } from './museum-news';
import { VisitFacts } from './visit-facts';
import { messages as ownMessages } from './messages';

const skeleton = (
  <Page as="div">
    <SkeletonBlock $width="50%" $height="2.6em" style={{ marginBottom: 24 }} />
    <SkeletonBlock $ratio="16 / 8" style={{ marginBottom: 28 }} />
    <SkeletonText lines={5} />
  </Page>
);

/** One museum of the province: description, visiting facts and news. */
export default function LocalMuseumPage() {
  const messages = usePageMessages(ownMessages);
  return (
    <EntryDetail skeleton={skeleton}>
      {(museum, list) => {
        const [image] = museum.images;
        return (
          <Page>
            <PageTitle title={museum.title} />
            <Summary text={museum.summary} />
            <div className="columns">
              <div>
                {image && (
                  <CaptionedPicture
                    image={image}
                    sizes="(min-width: 900px) 820px, 92vw"
                    className="lead"
                    eager
                  />
                )}
                <RichText html={museum.content} />
                <Actions data-print="none">
                  <Favourite contentId={museum.id} categoryCode={list.name} />
                  <ShareButton title={museum.title} />
                </Actions>
              </div>
              <VisitFacts museum={museum} />
            </div>
            <MuseumNews museum={museum} />
            <MoreLink to={list.path}>
              {messages.all}
              <ArrowIcon />
            </MoreLink>
          </Page>
        );
      }}
    </EntryDetail>
  );
}
