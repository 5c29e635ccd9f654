import { useState } from 'react';
import type { ClassVisitSlot } from '../../../contract/schemas/class-visit';
import { classVisitLabels } from '../../../contract/shared/class-visit-labels';
import {
  accessNeeds,
  adultsNeeded,
  classVisitRules,
  programmes,
  stages,
} from '../../../contract/shared/class-visit-rules';
import type { FormInput } from '../../../contract/shared/form-rule';
import { useSubmitForm } from '../../api/client/use-submit-form';
import { readBookingReceipt } from '../../api/read/booking';
import { pageDraft } from '../../features/form/drafts';
import { Form } from '../../features/form/form';
import { formMessages } from '../../features/form/messages';
import { PrivacyConsent } from '../../features/form/privacy-consent';
import { useForm } from '../../features/form/use-form';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { CheckboxGroup } from '../../ui/form/option-group';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { messages as ownMessages } from './messages';
import { SessionFields } from './session-fields';

const rules = classVisitRules.classVisitBook;

/** A confirmed booking with its number and its session. */
export type Booking = FormInput<typeof rules> &
  Pick<ClassVisitSlot, 'startAt' | 'endAt'> & { id: string; code: string };

interface ClassVisitFormProps {
  slots: readonly ClassVisitSlot[];
  onBooked: (booking: Booking) => void;
  /** Called when the service rejects the booking: the number of free places may have changed. */
  onRefused: () => void;
}

/** Number of pupils as it was typed, 0 where it is none that a class may have. */
function readPupils(typed: unknown): number {
  const pupils = Number(String(typed).normalize('NFKC'));
  return pupils >= rules.pupils.minimum && pupils <= rules.pupils.maximum ? pupils : 0;
}

export function ClassVisitForm({ slots, onBooked, onRefused }: ClassVisitFormProps) {
  const messages = usePageMessages(ownMessages);
  const shared = usePageMessages(formMessages);
  const language = useLanguage();
  const labels = classVisitLabels[language];
  const draft = pageDraft(rules);
  const [pupils, setPupils] = useState(() => readPupils(draft.restored?.pupils));
  const needed = adultsNeeded(pupils) || rules.adults.minimum;
  const send = useSubmitForm('classVisitBook', readBookingReceipt);
  const form = useForm({
    // The least number of adults depends on that of the pupils.
    rules: { ...rules, adults: { ...rules.adults, minimum: needed } },
    draft,
    send,
    onSent: ({ id, code }, fields) => {
      const slot = slots.find(({ day, time }) => day === fields.day && time === fields.time);
      const { startAt = `${fields.day}T${fields.time}:00+08:00`, endAt = startAt } = slot ?? {};
      onBooked({ ...fields, startAt, endAt, id, code });
    },
    onError: onRefused,
  });
  const pupilsField = form.text('pupils');
  const adults = form.text('adults');
  const isTooFew = adults.error !== undefined && Number(adults.value.normalize('NFKC')) < needed;
  const explains = isTooFew && pupils > 0 && adults.value.trim() !== '';
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
        {...pupilsField}
        onChange={(value) => {
          pupilsField.onChange(value);
          setPupils(readPupils(value));
        }}
      />
      <TextField
        label={messages.adults}
        hint={pupils > 0 ? messages.adultsFor(pupils, needed) : messages.adultsHint}
        inputMode="numeric"
        {...adults}
        error={explains ? messages.tooFewAdults(pupils, needed) : adults.error}
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
      <TextField label={messages.teacher} autoComplete="name" {...form.text('name')} />
      <TextField
        label={shared.phone}
        hint={messages.phoneHint}
        type="tel"
        autoComplete="tel"
        {...form.text('phone')}
      />
      <PrivacyConsent form={form} />
    </Form>
  );
}
