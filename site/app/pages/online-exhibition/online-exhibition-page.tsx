import { styled } from 'styled-components';
import { useContentDetail } from '../../api/use-content-detail';
import { routeNamed } from '../../../contract/route-paths';
import { Detail } from '../../features/detail/detail';
import { Favourite } from '../../features/member/favourite';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { PageTitle } from '../../router/page-title';
import { useGo } from '../../router/use-go';
import { useRoute, useRouteParam } from '../../router/use-route';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { Contents } from './contents';
import { Room } from './room';

const Page = styled.article`
  padding-bottom: var(--section);

  .opening picture {
    display: contents;
  }

  .opening img {
    width: 100%;
    max-height: 62vh;
    object-fit: cover;
    border-block: 10px solid var(--silk);
  }

  h1 {
    margin-top: 20px;
    font-size: var(--size-h1);
  }

  .summary {
    max-width: var(--measure);
    margin-block: 14px 24px;
    font-size: var(--size-lead);
  }
`;

/** An exhibition on the screen: rooms told one after the other, each with its picture and object. */
export function OnlineExhibitionPage() {
  const { notFound } = useMessages();
  const go = useGo();
  const id = useRouteParam('id');
  const list = routeNamed(useRoute()?.route.meta?.parent ?? '');
  const state = useContentDetail(list && { categoryCode: list.name, contentId: id });
  return (
    <Detail
      state={state}
      skeleton={
        <Page as="div">
          <Bone $ratio="2 / 1" style={{ marginBottom: 32 }} />
          <TextBones lines={5} />
        </Page>
      }
      missing={
        <NotFound title={notFound.record}>
          <SearchBox label={notFound.search} inPlace />
        </NotFound>
      }
    >
      {({ id: contentId, categoryCode, title, summary, content, images, parts = [] }) => {
        const rooms = parts.filter(({ kind }) => kind === 'room');
        const [opening] = images;
        return (
          <Page>
            {opening && (
              <div className="opening">
                <Picture image={opening} sizes="(min-width: 1080px) 1000px, 92vw" eager />
              </div>
            )}
            <PageTitle title={title} />
            {summary && (
              <p className="summary">
                <Passage text={summary} />
              </p>
            )}
            <RichText html={content} onGo={go} />
            <Contents rooms={rooms} />
            {rooms.map((room, index) => (
              <Room key={room.id} room={room} number={index + 1} total={rooms.length} />
            ))}
            <Favourite contentId={contentId} categoryCode={categoryCode} />
          </Page>
        );
      }}
    </Detail>
  );
}
