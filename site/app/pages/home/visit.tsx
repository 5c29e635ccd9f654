import { styled } from 'styled-components';
import { findRouteOfKind, findVisitorGuide } from '../../../contract/shared/route-paths';
import { FloorPlanButton } from '../../features/floor-plan/floor-plan-button';
import { HoursText } from '../../features/opening-hours/hours-text';
import { OpeningToday } from '../../features/opening-hours/opening-today';
import { useMessages } from '../../i18n/i18n-context';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { pageWidth } from '../../ui/page/page-width';
import { Section } from '../../ui/page/section';

const Band = styled.div`
  border-top: 1px solid var(--hairline);
  background: var(--paper-raised);

  > section {
    ${pageWidth}
    padding-block: clamp(48px, 6vw, 96px);
  }

  .facts {
    display: grid;
    gap: 32px var(--gap);
  }

  h3 {
    margin-bottom: 10px;
    font-size: 1.1111rem;
  }

  .open {
    font-family: var(--title-font);
    font-size: var(--size-h3);
    line-height: 1.6;
  }

  .plan {
    margin-top: 12px;
  }

  @media (min-width: 48em) {
    .facts {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** Opening hours, address and floor plans. */
export function Visit() {
  const { home, opening, contact, routes } = useMessages();
  const activities = findRouteOfKind('activity-list');
  return (
    <Band>
      <Section
        id="home-visit"
        title={home.visit}
        link={
          <MoreLink to={findVisitorGuide()?.path ?? '/'}>
            {home.visitLink}
            <ArrowIcon />
          </MoreLink>
        }
      >
        <div className="facts">
          <div className="open">
            <OpeningToday />
            {activities && (
              <p>
                <MoreLink to={activities.path}>
                  {routes[activities.name]}
                  <ArrowIcon />
                </MoreLink>
              </p>
            )}
          </div>
          <div>
            <h3>{opening.hours}</h3>
            <p>
              <HoursText />
            </p>
            <p>{home.visitText}</p>
          </div>
          <div>
            <h3>{contact.addressLabel}</h3>
            <p>{contact.address}</p>
            <p className="plan">
              <FloorPlanButton label={home.floorPlans} />
            </p>
          </div>
        </div>
      </Section>
    </Band>
  );
}
