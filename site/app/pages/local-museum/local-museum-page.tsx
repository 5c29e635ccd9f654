import { EntryDetail } from '../../features/detail/entry-detail';
import { Favourite } from '../../features/member/favourite';
import { Share } from '../../features/share/share';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { Actions } from '../../ui/actions';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { Summary } from '../../ui/summary';
import { Page } from './local-museum.styles';
import { MuseumNews } from './museum-news';
import { VisitFacts } from './visit-facts';
import { words as ownMessages } from './words';

const skeleton = (
  <Page as="div">
    <Bone $width="50%" $height="2.6em" style={{ marginBottom: 24 }} />
    <Bone $ratio="16 / 8" style={{ marginBottom: 28 }} />
    <TextBones lines={5} />
  </Page>
);

/** One museum of the province: description, visiting facts and news. */
export function LocalMuseumPage() {
  const messages = usePageWords(ownMessages);
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
                    sizes="(min-width: 900px) 720px, 92vw"
                    className="lead"
                    eager
                  />
                )}
                <RichText html={museum.content} />
                <Actions data-print="none">
                  <Favourite contentId={museum.id} categoryCode={list.name} />
                  <Share title={museum.title} />
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
