import { styled } from 'styled-components';
import { EntryDetail } from '../../features/records/detail/entry-detail';
import { LazyRecordEnd } from '../../features/records/end/lazy-record-end';
import { Favourite } from '../../features/member/favourite';
import { PageTitle } from '../../router/page-title';
import { ScenePicture } from '../../ui/picture/scene-picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { Contents } from './contents';
import { Room } from './room';

const Page = styled.article`
  padding-bottom: var(--section);

  .opening img {
    width: 100%;
    max-height: 62vh;
    object-fit: cover;
    border-block: 10px solid var(--silk);
  }

  h1 {
    margin-top: 20px;
  }

  .summary {
    margin-bottom: 24px;
  }
`;

/** Online exhibition: one section for each room, with picture, text and object. */
export default function OnlineExhibitionPage() {
  return (
    <EntryDetail
      skeleton={
        <Page as="div">
          <SkeletonBlock $ratio="2 / 1" style={{ marginBottom: 32 }} />
          <SkeletonText lines={5} />
        </Page>
      }
    >
      {({ id: contentId, categoryCode, title, summary, content, images, parts = [] }) => {
        const rooms = parts.filter(({ kind }) => kind === 'room');
        const [opening] = images;
        return (
          <Page>
            {opening && (
              <div className="opening">
                <ScenePicture image={opening} sizes="(min-width: 1080px) 1000px, 92vw" eager />
              </div>
            )}
            <PageTitle title={title} />
            <Summary text={summary} />
            <RichText html={content} />
            <Contents rooms={rooms} />
            {rooms.map((room, index) => (
              <Room key={room.id} room={room} number={index + 1} total={rooms.length} />
            ))}
            <Favourite contentId={contentId} categoryCode={categoryCode} />
            <LazyRecordEnd />
          </Page>
        );
      }}
    </EntryDetail>
  );
}
