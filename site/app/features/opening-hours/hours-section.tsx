import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { HoursText } from './hours-text';
import { OpeningToday } from './opening-today';

const Box = styled.section`
  margin-top: clamp(20px, 3vw, 32px);
  padding: 14px 20px 16px;
  border: 1px solid var(--hairline);
  border-left: 4px solid var(--malachite);
  background: var(--paper-raised);

  h2 {
    font-size: var(--size-h3);
  }

  > p + p {
    color: var(--ash);
  }
`;

/** Today's opening state and the opening hours, for the pages where visitors look for them first. */
export function HoursSection() {
  const { opening } = useMessages();
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{opening.hours}</h2>
      <p>
        <HoursText />
      </p>
      <OpeningToday />
    </Box>
  );
}
