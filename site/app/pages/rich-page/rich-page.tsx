import { findRouteOfKind } from '../../../contract/shared/route-paths';
import { useCategoryText } from '../../api/hooks/content';
import { Cover } from '../../features/cover/cover';
import { HoursSection } from '../../features/opening-hours/hours-section';
import { useMessages } from '../../i18n/i18n-context';
import { Loaded } from '../../features/records/list/loaded';
import { MoreLink } from '../../features/records/list/more-link';
import { ArrowIcon } from '../../ui/icons/icons';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { NewestOfSections } from './newest-of-sections';
import { Page } from './rich-page.styles';
import { SectionIndex } from './section-index';

const loadDirections = async () => (await import('./directions')).Directions;

const loadFloorPlans = async () =>
  (await import('../../features/floor-plan/floor-plan-section')).FloorPlanSection;

const skeleton = (
  <>
    <SkeletonBlock $ratio="16 / 8" style={{ marginBlock: 32 }} />
    <SkeletonText lines={7} />
  </>
);

/** Leads visitors to what their telephone can keep. */
function OfflineLink() {
  const { routes } = useMessages();
  const route = findRouteOfKind('offline-visit');
  if (!route) return null;
  return (
    <p data-print="none">
      <MoreLink to={route.path}>
        {routes[route.name]}
        <ArrowIcon />
      </MoreLink>
    </p>
  );
}

/**
 * Page of the text of its category with an index of its sections. That of an area has a cover above the text and
 * the newest entries of its sections, the visitor guide has directions and floor plans.
 */
export default function RichPage() {
  const { name = '', meta } = useRoute()?.route ?? {};
  const text = useCategoryText(name);
  const [introduction] = text.data?.rows ?? [];
  const [picture] = introduction?.images ?? [];
  const isArea = meta?.noMargin ?? false;
  const head = (
    <>
      <PageTitle />
      <Summary text={introduction?.summary} />
      {(meta?.showsHours ?? meta?.forVisitors) && <HoursSection />}
      {meta?.forVisitors && <OfflineLink />}
    </>
  );
  return (
    <>
      {isArea && picture && <Cover image={picture} />}
      <Page data-area={isArea || undefined}>
        {!isArea && head}
        {!isArea && picture && (
          <CaptionedPicture
            image={picture}
            sizes="(min-width: 1080px) 980px, 92vw"
            className="lead"
            eager
          />
        )}
        <div className="columns">
          <div>
            {isArea && head}
            <Loaded state={text} skeleton={isArea ? <SkeletonText lines={7} /> : skeleton}>
              {({ rows: [entry] }) =>
                entry && (
                  <div className="text">
                    <RichText html={entry.content} />
                  </div>
                )
              }
            </Loaded>
          </div>
          <SectionIndex />
        </div>
        {isArea && <NewestOfSections />}
        {meta?.forVisitors && (
          <>
            <LazyOnVisible loadComponent={loadDirections} height="70vw" />
            <LazyOnVisible loadComponent={loadFloorPlans} height="60vw" />
          </>
        )}
      </Page>
    </>
  );
}
