import { formRules } from '../../../contract/form-rules';
import { readBookingReceipt } from '../../api/read/receipt';
import { useSend } from '../../api/use-send';
import { activityWords } from '../../features/activity/activity-words';
import { Form } from '../../features/form/form';
import { formWords } from '../../features/form/form-words';
import { useForm } from '../../features/form/use-form';
import { usePageWords } from '../../i18n/page-words';
import { TextField } from '../../ui/form/text-field';
import { words as ownMessages } from './words';

/** A confirmed booking with its number. */
export interface Booking {
  id: string;
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
  const messages = usePageWords(ownMessages);
  const common = usePageWords(formWords);
  const { book } = usePageWords(activityWords);
  const send = useSend('activityBook', readBookingReceipt);
  const form = useForm({
    rules,
    initial: { activityId, people: String(rules.people.default) },
    send,
    onSent: ({ id }, { phone, people = rules.people.default }) => {
      onBooked({ id, phone, people });
    },
    onRefused,
  });
  return (
    <Form form={form} label={messages.title} submit={book}>
      <TextField label={common.name} autoComplete="name" {...form.text('name')} />
      <TextField
        label={common.phone}
        hint={common.phoneHint}
        type="tel"
        autoComplete="tel"
        {...form.text('phone')}
      />
      <TextField
        label={messages.people}
        hint={messages.peopleHint}
        inputMode="numeric"
        {...form.text('people')}
      />
    </Form>
  );
}
