import { deskRules } from '../../../contract/shared/desk/desk-rules';
import { Form } from '../../../app/features/form/form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { TextField } from '../../../app/ui/form/text-field';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { Folded } from '../../ui/folded';
import { RestoredNote } from '../../ui/restored-note';
import { inboxMessages } from './messages';

interface CancelBookingProps {
  id: string;
  onCancelled: () => Promise<void>;
}

/** Cancels a booking for the museum; folded, because it cannot be undone. */
export function CancelBooking({ id, onCancelled }: CancelBookingProps) {
  const messages = usePageMessages(inboxMessages);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const form = useDeskForm({
    rules: { reason: deskRules.deskBookingCancel.reason },
    item: `cancel ${id}`,
    send: ({ reason }) => client.call('deskBookingCancel', { id, reason }),
    onSent: () => {
      notify('done', messages.cancelDone);
      void onCancelled();
    },
    // A colleague or the visitor may have cancelled it.
    onError: () => void onCancelled(),
  });
  return (
    <Folded open={form.isRestored}>
      <summary>{messages.cancelTitle}</summary>
      <p>{messages.cancelText}</p>
      <Form form={form} label={messages.cancelTitle} submit={messages.cancelSubmit}>
        <RestoredNote isRestored={form.isRestored} />
        <TextField label={messages.reason} rows={2} {...form.text('reason')} />
      </Form>
    </Folded>
  );
}
