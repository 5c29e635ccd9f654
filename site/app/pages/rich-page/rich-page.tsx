import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCategoryText } from '../../api/hooks/content';
import { Cover } from '../../features/cover/cover';
import { Loaded } from '../../features/records/list/loaded';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { pageWidth } from '../../ui/page/page-width';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { AreaContents } from './area-contents';
import { Summary } from '../../ui/text/summary';

const Page = styled.div`
  padding-bottom: var(--section);

  &[data-bleed] {
    ${pageWidth}
    padding-bottom: var(--section);
  }

  .lead {
    margin-block: clamp(20px, 3vw, 40px);
  }

  .text {
    margin-top: clamp(24px, 3vw, 40px);
  }

  @media (min-width: 67.5em) {
    .columns {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: clamp(48px, 7vw, 128px);
    }
  }
`;

const skeleton = (
  <>
    <SkeletonBlock $ratio="16 / 8" style={{ marginBlock: 32 }} />
    <SkeletonText lines={7} />
  </>
);

/** Page of the text of its category; `children` follow the text. */
export function RichPage({ children }: { children?: ReactNode }) {
  const route = useRoute()?.route;
  const name = route?.name ?? '';
  const text = useCategoryText(name);
  const [introduction] = text.data?.rows ?? [];
  const bleed = route?.meta?.noMargin ?? false;
  const [lead] = introduction?.images ?? [];
  return (
    <>
      {bleed && lead && <Cover image={lead} />}
      <Page data-bleed={bleed || undefined}>
        <PageTitle />
        <Summary text={introduction?.summary} />
        {!bleed && lead && (
          <CaptionedPicture
            image={lead}
            sizes="(min-width: 1080px) 980px, 92vw"
            className="lead"
            eager
          />
        )}
        <div className="columns">
          <Loaded state={text} skeleton={skeleton}>
            {({ rows: [entry] }) =>
              entry && (
                <div className="text">
                  <RichText html={entry.content} />
                </div>
              )
            }
          </Loaded>
          <AreaContents code={name} />
        </div>
        {children}
      </Page>
    </>
  );
}
