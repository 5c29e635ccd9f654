import { usePageMessages } from '../../i18n/use-page-messages';
import { Section } from '../../ui/page/section';
import { styled } from 'styled-components';
import { FloorPlan } from './floor-plan';
import { floorPlanMessages } from './messages';

const Spacing = styled.div`
  margin-top: var(--section);
`;

/** The floor plans as a section of a page. */
export function FloorPlanSection() {
  const { heading } = usePageMessages(floorPlanMessages);
  return (
    <Spacing>
      <Section id="floor-plans" title={heading}>
        <FloorPlan />
      </Section>
    </Spacing>
  );
}
