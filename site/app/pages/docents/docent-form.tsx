import type { DocentSlot } from '../../../contract/entities/docent-slot';
import type { FormInput } from '../../../contract/form-rule';
import { formRules } from '../../../contract/form-rules';
import { readBookingReceipt } from '../../api/read/receipt';
import { useSend } from '../../api/use-send';
import { Form } from '../../features/form/form';
import { formWords } from '../../features/form/form-words';
import { useForm } from '../../features/form/use-form';
import { usePageWords } from '../../i18n/page-words';
import { TextField } from '../../ui/form/text-field';
import { SlotFields } from './slot-fields';
import { words as ownWords } from './words';

const rules = formRules.docentBook;

/** A booking that arrived, under its number. */
export type Booking = FormInput<typeof rules> & { id: string };

interface DocentFormProps {
  slots: readonly DocentSlot[];
  onBooked: (booking: Booking) => void;
  /** Places may have gone in the meantime. */
  onRefused: () => void;
}

export function DocentForm({ slots, onBooked, onRefused }: DocentFormProps) {
  const words = usePageWords(ownWords);
  const common = usePageWords(formWords);
  const send = useSend('docentBook', readBookingReceipt);
  const form = useForm({
    rules,
    send,
    onSent: ({ id }, fields) => {
      onBooked({ ...fields, id });
    },
    onRefused,
  });
  return (
    <Form form={form} label={words.title} submit={words.submit}>
      <SlotFields form={form} slots={slots} />
      <TextField
        label={words.people}
        hint={words.peopleHint}
        inputMode="numeric"
        {...form.text('people')}
      />
      <TextField label={common.name} autoComplete="name" {...form.text('name')} />
      <TextField
        label={common.phone}
        hint={common.phoneHint}
        type="tel"
        autoComplete="tel"
        {...form.text('phone')}
      />
      <TextField label={words.note} hint={words.noteHint} rows={3} {...form.text('note')} />
    </Form>
  );
}
