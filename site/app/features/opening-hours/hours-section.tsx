import { useId } from 'react';
import { styled } from 'styled-components';
import { contact } from '../../../contract/shared/museum-contact';
import { useKeptAt } from '../../api/client/use-kept-at';
import { formatDate } from '../../i18n/format-date';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
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

const messages = {
  zh: {
    kept: (day: string, phone: string) =>
      `以上时间保存于${day}，可能已经改变，出发前请打电话核实：${phone}。`,
  },
  en: {
    kept: (day: string, phone: string) =>
      `These hours were kept on ${day} and may have changed. Before you set out, please call ${phone}.`,
  },
};

/** Today's opening state and the opening hours, for the pages where visitors look for them first. */
export function HoursSection() {
  const { opening } = useMessages();
  const id = useId();
  const language = useLanguage();
  const keptAt = useKeptAt();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{opening.hours}</h2>
      <p>
        <HoursText />
      </p>
      <OpeningToday />
      {keptAt !== undefined && (
        <p>{messages[language].kept(formatDate(keptAt, language), contact.enquiries)}</p>
      )}
    </Box>
  );
}
