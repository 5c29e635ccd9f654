import { formRules } from '../../../contract/shared/form-rules';
import { readBookingReceipt } from '../../api/read/booking';
import { useSubmitForm } from '../../api/client/use-submit-form';
import { activityMessages } from '../../features/activity/messages';
import { ContactFields } from '../../features/form/contact-fields';
import { Form } from '../../features/form/form';
import { PrivacyConsent } from '../../features/form/privacy-consent';
import { useForm } from '../../features/form/use-form';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextField } from '../../ui/form/text-field';
import { messages as ownMessages } from './messages';

/** A confirmed booking with its number. */
export interface Booking {
  id: string;
  code: string;
  phone: string;
  people: number;
}

const rules = formRules.activityBook;

interface ActivityFormProps {
  activityId: string;
  onBooked: (booking: Booking) => void;
  /** Called when the service rejects the booking: the number of free places may have changed. */
  onRefused: () => void;
}

export function ActivityForm({ activityId, onBooked, onRefused }: ActivityFormProps) {
  const messages = usePageMessages(ownMessages);
  const { book } = usePageMessages(activityMessages);
  const send = useSubmitForm('activityBook', readBookingReceipt);
  const form = useForm({
    rules,
    initial: { activityId, people: String(rules.people.default) },
    send,
    onSent: ({ id, code }, { phone, people = rules.people.default }) => {
      onBooked({ id, code, phone, people });
    },
    onError: onRefused,
  });
  return (
    <Form form={form} label={messages.title} submit={book}>
      <ContactFields form={form} />
      <TextField
        label={messages.people}
        hint={messages.peopleHint}
        inputMode="numeric"
        {...form.text('people')}
      />
      <PrivacyConsent form={form} />
    </Form>
  );
}
