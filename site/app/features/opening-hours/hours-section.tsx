import { useId } from 'react';
import { styled } from 'styled-components';
import { contact } from '../../../contract/shared/museum-contact';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithContacts } from '../../ui/link/text-with-contacts';
import { useIsStaticPage } from '../../ui/static-page';
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

  .kept {
    display: none;
  }

  .kept a {
    white-space: nowrap;
  }

  :root[data-kept-at] & .kept {
    display: block;
  }
`;

/** For hours that a device kept; the line above the header says since when. */
const messages = {
  zh: {
    keptNote: (phone: string) =>
      `以上时间是以前保存的，可能已经改变，出发前请打电话核实：${phone}。`,
  },
  en: {
    keptNote: (phone: string) =>
      `These hours were kept earlier and may have changed. Before you set out, please call ${phone}.`,
  },
};

/** Today's opening state and the opening hours, for the pages where visitors look for them first. */
export function HoursSection() {
  const { opening } = useMessages();
  const { keptNote } = usePageMessages(messages);
  const isStatic = useIsStaticPage();
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{opening.hours}</h2>
      <p>
        <HoursText />
      </p>
      <OpeningToday />
      {!isStatic && (
        <p className="kept">
          <TextWithContacts text={keptNote(contact.enquiries)} />
        </p>
      )}
    </Box>
  );
}
