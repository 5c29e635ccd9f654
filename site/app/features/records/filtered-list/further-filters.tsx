import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { plainButton } from '../../../ui/button';
import { ChevronDownIcon } from '../../../ui/icons/icons';
import { filterMessages } from './messages';

const Toggle = styled.button`
  ${plainButton}
  justify-self: start;
  padding: 0 14px;

  svg {
    width: 1em;
    height: 1em;
    transition: rotate 0.2s;
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

interface FurtherFiltersProps {
  /** Whether one of them is set: then they are shown. */
  areChosen: boolean;
  /** The filters. */
  children: ReactNode;
}

/** Button that shows and hides further filters, which are rendered while shown only. */
export function FurtherFilters({ areChosen, children }: FurtherFiltersProps) {
  const messages = usePageMessages(filterMessages);
  const [isOpen, setIsOpen] = useState(areChosen);
  const [wereChosen, setWereChosen] = useState(areChosen);
  // A link or the history can set one of them; they stay open when it is removed.
  if (areChosen !== wereChosen) {
    setWereChosen(areChosen);
    setIsOpen(isOpen || areChosen);
  }
  const id = useId();
  return (
    <>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {messages.more}
        <ChevronDownIcon />
      </Toggle>
      {isOpen && (
        <div id={id} className="further">
          {children}
        </div>
      )}
    </>
  );
}
