import { styled } from 'styled-components';
import { routeNamed } from '../../../contract/route-paths';
import { OpenFloorPlan } from '../../features/floor-plan/open-floor-plan';
import { HoursText } from '../../features/opening-hours/hours-text';
import { Today } from '../../features/opening-hours/today';
import { useLanguage, useMessages } from '../../i18n/language';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { pageWidth } from '../../ui/page-width';
import { Section } from '../../ui/section';

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
  const language = useLanguage();
  const activities = routeNamed('Activities');
  return (
    <Band>
      <Section
        id="home-visit"
        title={home.visit}
        link={
          <MoreLink to="/Service/TourGuide">
            {home.visitLink}
            <ArrowIcon />
          </MoreLink>
        }
      >
        <div className="facts">
          <div className="open">
            <Today />
            {activities && (
              <p>
                <MoreLink to={activities.path}>
                  {routes.Activities}
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
              <OpenFloorPlan label={language === 'zh' ? '楼层图' : 'Floor plans'} />
            </p>
          </div>
        </div>
      </Section>
    </Band>
  );
}
