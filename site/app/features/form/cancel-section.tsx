import { styled } from 'styled-components';
import { usePageWords } from '../../i18n/page-words';
import { CancelForm } from './cancel-form';
import { formWords } from './form-words';

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

interface CancelSectionProps {
  call: 'activityCancel' | 'docentCancel' | 'volunteerWithdraw';
  /** What was sent from this page just now; then it stands open. */
  booking: { id: string; phone: string } | undefined;
  /** What is taken back; default: a booking. */
  words?: { title: string; text: string; done: string };
  onCancelled?: () => void;
}

/** The part of a page on which one takes back what was sent from it, just now or long ago. */
export function CancelSection({ call, booking, words: own, onCancelled }: CancelSectionProps) {
  const common = usePageWords(formWords);
  const { title, text, done } = own ?? {
    title: common.cancel,
    text: common.cancelText,
    done: common.cancelled,
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
