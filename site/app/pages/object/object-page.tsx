import { useExhibitDetail } from '../../api/use-exhibit-detail';
import { Detail } from '../../features/detail/detail';
import { Favourite } from '../../features/member/favourite';
import { Share } from '../../features/share/share';
import { VesselFigure } from '../../features/vessel-figure/vessel-figure';
import { PageTitle } from '../../router/page-title';
import { useRouteParam } from '../../router/use-route';
import { Actions } from '../../ui/actions';
import { PeriodLabel } from '../../ui/period-label';
import { Bone, TextBones } from '../../ui/skeleton';
import { Label } from './label';
import { MoreOfPeriod } from './more-of-period';
import { Page } from './object.styles';
import { Pictures } from './pictures';

export function ObjectPage() {
  const state = useExhibitDetail(useRouteParam('id'));
  return (
    <Detail
      state={state}
      skeleton={
        <Page as="div">
          <header>
            <Bone $width="80%" $height="2.4em" />
          </header>
          <div className="pictures">
            <Bone $ratio="4 / 5" />
          </div>
          <div className="gallery-label">
            <TextBones lines={8} />
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
            <div className="sticky">
              <Pictures object={object} />
            </div>
          </div>
          <div className="gallery-label">
            <Label object={object} />
            <VesselFigure recordId={object.id} />
            <Actions data-print="none">
              <Favourite contentId={object.id} categoryCode="ExcellentCollection" />
              <Share title={object.title} />
            </Actions>
          </div>
          <MoreOfPeriod object={object} />
        </Page>
      )}
    </Detail>
  );
}
