import { styled } from 'styled-components';
import { useCategoryText } from '../../api/use-category-text';
import { Loaded } from '../../features/loaded/loaded';
import { PageTitle } from '../../router/page-title';
import { NearlyInSight } from '../../router/nearly-in-sight';
import { useGo } from '../../router/use-go';
import { useRoute } from '../../router/use-route';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { pageWidth } from '../../ui/page-width';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { AreaContents } from './area-contents';
import { Cover } from '../../features/cover/cover';

const Page = styled.div`
  padding-bottom: var(--section);

  &[data-bleed] {
    ${pageWidth}
    padding-bottom: var(--section);
  }

  h1 {
    font-size: var(--size-h1);
  }

  .summary {
    max-width: var(--measure);
    margin-top: 14px;
    font-size: var(--size-lead);
  }

  .lead {
    margin-block: clamp(20px, 3vw, 40px);
  }

  .text {
    margin-top: clamp(24px, 3vw, 40px);
  }

  @media (min-width: 1080px) {
    .columns {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: clamp(48px, 7vw, 128px);
    }
  }
`;

const skeleton = (
  <>
    <Bone $ratio="16 / 8" style={{ marginBlock: 32 }} />
    <TextBones lines={7} />
  </>
);

const loadFloorPlans = async () =>
  (await import('../../features/floor-plan/floor-plan-section')).FloorPlanSection;

export function RichPage() {
  const go = useGo();
  const route = useRoute()?.route;
  const name = route?.name ?? '';
  const { list, own, detail } = useCategoryText(name);
  const bleed = route?.meta?.noMargin ?? false;
  const [lead] = own?.images ?? [];
  return (
    <>
      {bleed && lead && <Cover image={lead} />}
      <Page data-bleed={bleed || undefined}>
        <PageTitle />
        {own?.summary && <p className="summary">{own.summary}</p>}
        {!bleed && lead && (
          <CaptionedPicture
            image={lead}
            sizes="(min-width: 1080px) 980px, 92vw"
            className="lead"
            eager
          />
        )}
        <div className="columns">
          <Loaded state={list} skeleton={skeleton}>
            {() =>
              own && (
                <Loaded state={detail} skeleton={<TextBones lines={7} />}>
                  {({ rows: [entry] }) =>
                    entry && (
                      <div className="text">
                        <RichText html={entry.content} onGo={go} />
                      </div>
                    )
                  }
                </Loaded>
              )
            }
          </Loaded>
          <AreaContents code={name} />
        </div>
        {name === 'TourGuide' && <NearlyInSight load={loadFloorPlans} height="60vw" />}
      </Page>
    </>
  );
}
