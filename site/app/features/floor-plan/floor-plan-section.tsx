import { usePageWords } from '../../i18n/page-words';
import { Section } from '../../ui/section';
import { styled } from 'styled-components';
import { FloorPlan } from './floor-plan';
import { words } from './words';

const Apart = styled.div`
  margin-top: var(--section);
`;

/** The floor plans as a part of a page. */
export function FloorPlanSection() {
  const { heading } = usePageWords(words);
  return (
    <Apart>
      <Section id="floor-plans" title={heading}>
        <FloorPlan />
      </Section>
    </Apart>
  );
}
