import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';
import { CancelForm, type CancelCall } from './cancel-form';
import { formMessages } from './messages';

const Box = styled.details`
  margin-top: clamp(32px, 4vw, 56px);
  border-block: 1px solid var(--hairline);

  summary {
    padding-block: 16px;
    font-family: var(--title-font);
    font-size: var(--size-h3);
    cursor: pointer;
  }

  summary:hover {
    color: var(--cinnabar-text);
  }

  > p {
    max-width: var(--measure);
    margin-bottom: 20px;
    color: var(--ash);
  }

  &[open] {
    padding-bottom: 32px;
  }
`;

export interface CancelSectionProps {
  call: CancelCall;
  /** The booking just made on this page; opens the section. */
  booking: { id: string; phone: string } | undefined;
  /** Messages of another kind of cancellation. Default: of a booking. */
  messages?: { title: string; text: string; done: string };
  /** Called with the number as it was typed. */
  onCancelled?: (id: string) => void;
}

/** Section of a form page that cancels what the form has sent. */
export function CancelSection({ call, booking, messages: own, onCancelled }: CancelSectionProps) {
  const defaults = usePageMessages(formMessages);
  const { title, text, done } = own ?? {
    title: defaults.cancel,
    text: defaults.cancelText,
    done: defaults.cancelled,
  };
  return (
    <Box key={booking?.id} data-print="none" open={booking !== undefined}>
      <summary>{title}</summary>
      <p>{text}</p>
      <CancelForm
        call={call}
        title={title}
        done={done}
        {...(booking && { initial: { id: booking.id, phone: booking.phone } })}
        {...(onCancelled && { onCancelled })}
      />
    </Box>
  );
}
