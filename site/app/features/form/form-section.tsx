import { useState, type ReactNode } from 'react';
import { normaliseReferenceCode } from '../../../contract/shared/reference-code';
import { PlainButton } from '../../ui/button';
import { CancelSection, type CancelSectionProps } from './cancel-section';
import { Receipt } from './receipt';

/** What the service stored. */
interface Stored {
  id: string;
  code: string;
  phone?: string;
}

interface FormSectionProps<Sent extends Stored> {
  /** Id of the heading. */
  id: string;
  messages: { title: string; lead: string; doneTitle: string; done: string; again: string };
  /** The sent values, as terms and descriptions of the receipt. */
  facts?: (sent: Sent) => readonly (readonly [string, ReactNode])[];
  /** Next action besides another form. */
  next?: ReactNode;
  /** Called after the form was sent, for instance to refetch how many places are left. */
  onSent?: () => void;
  /** The form that cancels what was sent. */
  cancel?: Omit<CancelSectionProps, 'booking'>;
  /** Renders the form, which calls `onSent` with what the service stored. */
  children: (onSent: (sent: Sent) => void) => ReactNode;
}

/** Sections of a booking or application: heading, lead and form, after sending its receipt; then the cancellation. */
export function FormSection<Sent extends Stored>(props: FormSectionProps<Sent>) {
  const { id, messages, facts, next, onSent, cancel, children } = props;
  const [sent, setSent] = useState<Sent>();
  // `sent` outlasts its cancellation: without it, CancelSection would remount and lose its message and the focus.
  const [cancelled, setCancelled] = useState('');
  const isCancelled = cancelled === sent?.id || normaliseReferenceCode(cancelled) === sent?.code;
  const booking = sent?.phone === undefined ? undefined : { id: sent.code, phone: sent.phone };
  return (
    <>
      <section aria-labelledby={id}>
        <h2 id={id}>{messages.title}</h2>
        {sent && !isCancelled ? (
          <Receipt
            title={messages.doneTitle}
            text={messages.done}
            code={sent.code}
            {...(facts && { facts: facts(sent) })}
          >
            {next}
            <PlainButton
              type="button"
              onClick={() => {
                setSent(undefined);
              }}
            >
              {messages.again}
            </PlainButton>
          </Receipt>
        ) : (
          <>
            <p className="lead">{messages.lead}</p>
            {children((stored) => {
              setSent(stored);
              onSent?.();
            })}
          </>
        )}
      </section>
      {cancel && (
        <CancelSection
          {...cancel}
          booking={booking}
          onCancelled={(id) => {
            setCancelled(id);
            cancel.onCancelled?.(id);
          }}
        />
      )}
    </>
  );
}
