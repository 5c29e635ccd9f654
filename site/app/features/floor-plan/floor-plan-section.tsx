import { usePageWords } from '../../i18n/page-words';
import { Section } from '../../ui/section';
import { styled } from 'styled-components';
import { FloorPlan } from './floor-plan';
import { words } from './words';

const Spacing = styled.div`
  margin-top: var(--section);
`;

/** The floor plans as a section of a page. */
export function FloorPlanSection() {
  const { heading } = usePageWords(words);
  return (
    <Spacing>
      <Section id="floor-plans" title={heading}>
        <FloorPlan />
      </Section>
    </Spacing>
  );
}
