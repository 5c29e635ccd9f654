import type { DocentSlot } from '../../../contract/schemas/docent';
import type { FormInput } from '../../../contract/shared/form-rule';
import { formRules } from '../../../contract/shared/form-rules';
import { readBookingReceipt } from '../../api/read/booking';
import { useSubmitForm } from '../../api/client/use-submit-form';
import { ContactFields } from '../../features/form/contact-fields';
import { Form } from '../../features/form/form';
import { PrivacyConsent } from '../../features/form/privacy-consent';
import { useForm } from '../../features/form/use-form';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextField } from '../../ui/form/text-field';
import { TourFields } from './tour-fields';
import { messages as ownMessages } from './messages';

const rules = formRules.docentBook;

/** A confirmed booking with its number. */
export type Booking = FormInput<typeof rules> & { id: string; code: string };

interface DocentFormProps {
  slots: readonly DocentSlot[];
  onBooked: (booking: Booking) => void;
  /** Called when the service rejects the booking: the number of free places may have changed. */
  onRefused: () => void;
}

export function DocentForm({ slots, onBooked, onRefused }: DocentFormProps) {
  const messages = usePageMessages(ownMessages);
  const send = useSubmitForm('docentBook', readBookingReceipt);
  const form = useForm({
    rules,
    send,
    onSent: ({ id, code }, fields) => {
      onBooked({ ...fields, id, code });
    },
    onError: onRefused,
  });
  return (
    <Form form={form} label={messages.title} submit={messages.submit}>
      <TourFields form={form} slots={slots} />
      <TextField
        label={messages.people}
        hint={messages.peopleHint}
        inputMode="numeric"
        {...form.text('people')}
      />
      <ContactFields form={form} />
      <TextField label={messages.note} hint={messages.noteHint} rows={3} {...form.text('note')} />
      <PrivacyConsent form={form} />
    </Form>
  );
}
