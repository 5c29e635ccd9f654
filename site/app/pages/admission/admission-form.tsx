import type { AdmissionSlot } from '../../../contract/schemas/admission';
import type { FormInput } from '../../../contract/shared/form-rule';
import { formRules } from '../../../contract/shared/form-rules';
import { useSubmitForm } from '../../api/client/use-submit-form';
import { readBookingReceipt } from '../../api/read/booking';
import { busyLevel } from '../../features/admission/busy-level';
import { busyMessages } from '../../features/admission/busy-messages';
import { ContactFields } from '../../features/form/contact-fields';
import { Form } from '../../features/form/form';
import { PrivacyConsent } from '../../features/form/privacy-consent';
import { SlotFields } from '../../features/form/slot-fields';
import { slotMessages } from '../../features/form/slot-messages';
import { useForm } from '../../features/form/use-form';
import { useLanguage } from '../../i18n/i18n-context';
import { formatTimes } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextField } from '../../ui/form/text-field';
import { messages as ownMessages } from './messages';

const rules = formRules.admissionBook;

/** A confirmed booking with its number and its time. */
export type Booking = FormInput<typeof rules> &
  Pick<AdmissionSlot, 'startAt' | 'endAt'> & { id: string; code: string };

interface AdmissionFormProps {
  slots: readonly AdmissionSlot[];
  onBooked: (booking: Booking) => void;
  /** Called when the service rejects the booking: the number of free places may have changed. */
  onRefused: () => void;
}

export function AdmissionForm({ slots, onBooked, onRefused }: AdmissionFormProps) {
  const messages = usePageMessages(ownMessages);
  const { places } = usePageMessages(slotMessages);
  const levels = usePageMessages(busyMessages);
  const language = useLanguage();
  const send = useSubmitForm('admissionBook', readBookingReceipt);
  const form = useForm({
    rules,
    send,
    onSent: ({ id, code }, fields) => {
      const slot = slots.find(({ day, time }) => day === fields.day && time === fields.time);
      const { startAt = `${fields.day}T${fields.time}:00+08:00`, endAt = startAt } = slot ?? {};
      onBooked({ ...fields, startAt, endAt, id, code });
    },
    onError: onRefused,
  });
  const note = ({ left, capacity, required }: AdmissionSlot) =>
    [left > 0 && levels[busyLevel(left, capacity)], places(left), required && messages.required]
      .filter(Boolean)
      .join(' · ');
  return (
    <Form form={form} label={messages.title} submit={messages.submit}>
      <SlotFields
        day={form.text('day')}
        dayHint={messages.dayHint}
        slots={slots}
        slot={{ ...form.text('time'), label: messages.slot }}
        option={(slot) => ({
          value: slot.time,
          label: formatTimes(slot.startAt, slot.endAt, language),
          note: note(slot),
        })}
        onDay={(day) => {
          form.set({ day, time: '' });
        }}
      />
      <TextField
        label={messages.people}
        hint={messages.peopleHint}
        inputMode="numeric"
        {...form.text('people')}
      />
      <ContactFields form={form} />
      <PrivacyConsent form={form} />
    </Form>
  );
}
