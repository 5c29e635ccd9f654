import type { ClassVisitSlot } from '../../../contract/schemas/class-visit';
import { classVisitLabels } from '../../../contract/shared/class-visit-labels';
import {
  accessNeeds,
  adultsNeeded,
  classVisitForm,
  programmes,
  stages,
} from '../../../contract/shared/class-visit-rules';
import type { FormInput } from '../../../contract/shared/form-rule';
import { ApiError } from '../../../session/api-error';
import { useSubmitForm } from '../../api/client/use-submit-form';
import { readBookingReceipt } from '../../api/read/booking';
import { ContactFields } from '../../features/form/contact-fields';
import { Form } from '../../features/form/form';
import { PrivacyConsent } from '../../features/form/privacy-consent';
import { useForm } from '../../features/form/use-form';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { CheckboxGroup } from '../../ui/form/option-group';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { messages as ownMessages } from './messages';
import { SessionFields } from './session-fields';

const rules = classVisitForm;

/** A confirmed booking with its number and its session. */
export type Booking = FormInput<typeof rules> &
  Pick<ClassVisitSlot, 'startAt' | 'endAt'> & { id: string; code: string };

interface ClassVisitFormProps {
  slots: readonly ClassVisitSlot[];
  onBooked: (booking: Booking) => void;
  /** Called when the service rejects the booking: the number of free places may have changed. */
  onRefused: () => void;
}

export function ClassVisitForm({ slots, onBooked, onRefused }: ClassVisitFormProps) {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const labels = classVisitLabels[language];
  const send = useSubmitForm('classVisitBook', readBookingReceipt);
  const form = useForm({
    rules,
    // Two fields decide whether the adults are enough: the rules of a form know one field each.
    send: async (fields) => {
      const { pupils, adults } = fields;
      const needed = adultsNeeded(pupils);
      if (adults >= needed) return send(fields);
      const msg = messages.tooFewAdults(pupils, needed);
      const errors = [{ field: 'adults', msg }];
      throw new ApiError({ kind: 'status', status: 400, msg, errors }, '', language);
    },
    onSent: ({ id, code }, fields) => {
      const slot = slots.find(({ day, time }) => day === fields.day && time === fields.time);
      const { startAt = `${fields.day}T${fields.time}:00+08:00`, endAt = startAt } = slot ?? {};
      onBooked({ ...fields, startAt, endAt, id, code });
    },
    onError: onRefused,
  });
  return (
    <Form form={form} label={messages.title} submit={messages.submit}>
      <SessionFields form={form} slots={slots} />
      <TextField label={messages.school} autoComplete="organization" {...form.text('school')} />
      <SelectField
        label={messages.stage}
        placeholder={messages.choose}
        options={stages.map((value) => ({ value, label: labels.stages[value] }))}
        {...form.text('stage')}
      />
      <TextField
        label={messages.pupils}
        hint={messages.pupilsHint}
        inputMode="numeric"
        {...form.text('pupils')}
      />
      <TextField
        label={messages.adults}
        hint={messages.adultsHint}
        inputMode="numeric"
        {...form.text('adults')}
      />
      <SelectField
        label={messages.programme}
        placeholder={messages.anyProgramme}
        options={programmes.map((value) => ({ value, label: labels.programmes[value] }))}
        {...form.text('programme')}
      />
      <CheckboxGroup
        label={messages.access}
        options={accessNeeds.map((value) => ({ value, label: labels.access[value] }))}
        {...form.choices('access')}
      />
      <TextField label={messages.note} hint={messages.noteHint} rows={3} {...form.text('note')} />
      <ContactFields form={form} />
      <PrivacyConsent form={form} />
    </Form>
  );
}
