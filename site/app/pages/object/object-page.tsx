import { useExhibitDetail } from '../../api/hooks/exhibit-detail';
import { RecordDetail } from '../../features/records/detail/record-detail';
import { Favourite } from '../../features/member/favourite';
import { LoginLink } from '../../features/member/login-link';
import { CompareButton } from '../../features/object-viewer/compare/compare-button';
import { AddToSetButton } from '../../features/object-sets/add-to-set-button';
import { WorksheetButton } from '../../features/object-worksheet/worksheet-button';
import { ReuseButton } from '../../features/object-reuse/reuse-button';
import { ShareButton } from '../../features/share/share-button';
import { VesselFigure } from '../../features/vessel-figure/vessel-figure';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode, useRouteParam } from '../../router/use-route';
import { Actions } from '../../ui/page/actions';
import { publishHeight } from '../../ui/page/sticky-column';
import { PeriodLabel } from '../../features/records/facts/period-label';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { GalleryLabel } from './gallery-label';
import { Page } from './object.styles';
import { LazyObjectHistory } from './lazy-object-history';
import { LazyRelatedObjects } from './lazy-related-objects';
import { OnView } from './on-view';
import { Pictures } from './pictures';

export default function ObjectPage() {
  const categoryCode = useCategoryCode();
  const state = useExhibitDetail(useRouteParam('id'));
  return (
    <RecordDetail
      state={state}
      skeleton={
        <Page as="div">
          <header>
            <SkeletonBlock $width="80%" $height="2.4em" />
          </header>
          <div className="pictures">
            <SkeletonBlock $ratio="4 / 5" />
          </div>
          <div className="gallery-label">
            <SkeletonText lines={8} />
          </div>
        </Page>
      }
    >
      {(object) => (
        <Page>
          <header>
            <PageTitle title={object.title} />
            <p className="period">
              <PeriodLabel period={object.period} label={object.periodLabel} />
            </p>
          </header>
          <div className="pictures">
            <div className="sticky" ref={publishHeight}>
              <Pictures object={object} />
            </div>
          </div>
          <div className="gallery-label">
            <OnView object={object} />
            <GalleryLabel object={object} />
            <VesselFigure recordId={object.id} />
            <Actions data-print="none">
              <Favourite contentId={object.id} categoryCode={categoryCode} />
              <AddToSetButton
                objectId={object.id}
                renderLogin={(label) => <LoginLink>{label}</LoginLink>}
              />
              <ShareButton title={object.title} />
              <ReuseButton object={object} />
              <WorksheetButton object={object} />
              {object.images.length > 0 && <CompareButton key={object.id} object={object} />}
            </Actions>
          </div>
          <div className="onward" data-print="none">
            <LazyObjectHistory key={`history-${object.id}`} object={object} />
            <LazyRelatedObjects key={object.id} />
          </div>
        </Page>
      )}
    </RecordDetail>
  );
}
