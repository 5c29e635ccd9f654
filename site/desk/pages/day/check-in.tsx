import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { DeskBooking } from '../../../contract/schemas/desk/inbox';
import { bookingTitle } from '../../../contract/shared/desk/item-labels';
import { normaliseReferenceCode } from '../../../contract/shared/reference-code';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatTimes } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { primaryButton } from '../../../app/ui/button';
import { TextField } from '../../../app/ui/form/text-field';
import { deskErrorText } from '../../api/error-text';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';

const messages = {
  zh: {
    title: '到场登记',
    code: '编号',
    hint: '扫描二维码，或输入六位编号后按回车。',
    submit: '登记到场',
    arrived: (booking: string) => `已登记：${booking}`,
    before: (booking: string) => `此前已登记到场：${booking}`,
    unknown: (code: string) => `这一天没有编号为 ${code} 的有效预约。`,
    people: (count: number) => `${count} 人`,
  },
  en: {
    title: 'Arrivals',
    code: 'Number',
    hint: 'Scan the code, or type the six characters and press Enter.',
    submit: 'Has arrived',
    arrived: (booking: string) => `Arrived: ${booking}`,
    before: (booking: string) => `Had arrived before: ${booking}`,
    unknown: (code: string) => `No booking of this day has the number ${code}.`,
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  },
};

const Box = styled.section`
  max-width: 560px;
  margin-bottom: 28px;
  padding: 16px 20px 20px;
  border: 1px solid var(--hairline);
  border-left: 4px solid var(--malachite);
  background: var(--paper-raised);

  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
    margin-top: 8px;
  }

  form button {
    ${primaryButton}
  }

  [role='status'] {
    min-height: 1.6em;
    margin-top: 12px;
    font-size: 1.125rem;
  }

  [data-outcome='unknown'],
  [data-outcome='before'] {
    color: var(--cinnabar-text);
    font-weight: 600;
  }
`;

interface Outcome {
  kind: 'arrived' | 'before' | 'unknown';
  text: string;
}

/** Marks a booking of the day as arrived by its number, which a scanner types with Enter. */
export function CheckIn({ bookings }: { bookings: readonly DeskBooking[] }) {
  const own = usePageMessages(messages);
  const language = useLanguage();
  const id = useId();
  const { client } = useDeskSession();
  const refresh = useRefresh();
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const describe = (booking: DeskBooking) =>
    [
      booking.classVisit?.school,
      booking.name,
      own.people(booking.people),
      formatTimes(booking.startAt, booking.endAt, language),
      bookingTitle(booking, language),
    ]
      .filter(Boolean)
      .join(' · ');
  const checkIn = async (): Promise<Outcome> => {
    const code = normaliseReferenceCode(typed);
    const booking = bookings.find((each) => each.code === code);
    if (!booking) return { kind: 'unknown', text: own.unknown(code) };
    if (booking.state === 'done') return { kind: 'before', text: own.before(describe(booking)) };
    const { kind, version } = booking;
    try {
      await client.call('deskItemState', { kind, id: booking.id, state: 'done', version });
      return { kind: 'arrived', text: own.arrived(describe(booking)) };
    } catch (error) {
      return { kind: 'unknown', text: deskErrorText(error) };
    } finally {
      void refresh('deskDayList', 'deskSummary');
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    void checkIn().then((result) => {
      setOutcome(result);
      setTyped('');
    });
  };
  return (
    <Box aria-labelledby={id} data-print="none">
      <h2 id={id}>{own.title}</h2>
      <form onSubmit={submit}>
        <TextField
          name="code"
          label={own.code}
          hint={own.hint}
          autoComplete="off"
          required
          value={typed}
          onChange={setTyped}
        />
        <button type="submit">{own.submit}</button>
      </form>
      <p role="status" data-outcome={outcome?.kind}>
        {outcome?.text}
      </p>
    </Box>
  );
}
