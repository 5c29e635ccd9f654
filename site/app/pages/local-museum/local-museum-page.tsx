import { routeNamed } from '../../../contract/route-paths';
import { useContentDetail } from '../../api/use-content-detail';
import { Detail } from '../../features/detail/detail';
import { Favourite } from '../../features/member/favourite';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { Share } from '../../features/share/share';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { PageTitle } from '../../router/page-title';
import { useGo } from '../../router/use-go';
import { useRouteParam } from '../../router/use-route';
import { Actions } from '../../ui/actions';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { Page } from './local-museum.styles';
import { MuseumNews } from './museum-news';
import { VisitFacts } from './visit-facts';
import { words as ownWords } from './words';

const skeleton = (
  <Page as="div">
    <Bone $width="50%" $height="2.6em" style={{ marginBottom: 24 }} />
    <Bone $ratio="16 / 8" style={{ marginBottom: 28 }} />
    <TextBones lines={5} />
  </Page>
);

/** One museum of the province: what there is to see, how to get there, what is new. */
export function LocalMuseumPage() {
  const { notFound } = useMessages();
  const words = usePageWords(ownWords);
  const go = useGo();
  const contentId = useRouteParam('id');
  const state = useContentDetail({ categoryCode: 'Dfbw', contentId });
  return (
    <Detail
      state={state}
      skeleton={skeleton}
      missing={
        <NotFound title={notFound.record}>
          <SearchBox label={notFound.search} inPlace />
        </NotFound>
      }
    >
      {(museum) => {
        const [image] = museum.images;
        return (
          <Page>
            <PageTitle title={museum.title} />
            <p className="summary">
              <Passage text={museum.summary} />
            </p>
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
                <RichText html={museum.content} onGo={go} />
                <Actions data-print="none">
                  <Favourite contentId={museum.id} categoryCode="Dfbw" />
                  <Share title={museum.title} />
                </Actions>
              </div>
              <VisitFacts museum={museum} />
            </div>
            <MuseumNews museum={museum} />
            <MoreLink to={routeNamed('Dfbw')?.path ?? '/'}>
              {words.all}
              <ArrowIcon />
            </MoreLink>
          </Page>
        );
      }}
    </Detail>
  );
}
