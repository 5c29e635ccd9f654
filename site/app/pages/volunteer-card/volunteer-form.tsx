import { formRules } from '../../../contract/shared/form-rules';
import { volunteerLabels } from '../../../contract/shared/volunteer-labels';
import { readReceipt } from '../../api/read/booking';
import { useSubmitForm } from '../../api/client/use-submit-form';
import { ContactFields } from '../../features/form/contact-fields';
import { Form } from '../../features/form/form';
import { PrivacyConsent } from '../../features/form/privacy-consent';
import { useForm } from '../../features/form/use-form';
import { usePageMessages } from '../../i18n/use-page-messages';
import { CheckboxGroup, type Option } from '../../ui/form/option-group';
import { TextField } from '../../ui/form/text-field';
import { messages as ownMessages } from './messages';

/** An accepted application with its number. */
export interface Application {
  id: string;
  code: string;
  phone: string;
}

const rules = formRules.volunteerApply;

export function VolunteerForm({ onSent }: { onSent: (application: Application) => void }) {
  const messages = usePageMessages(ownMessages);
  const optionLabels = usePageMessages(volunteerLabels);
  const send = useSubmitForm('volunteerApply', readReceipt);
  const form = useForm({
    rules,
    send,
    onSent: ({ id, code }, { phone }) => {
      onSent({ id, code, phone });
    },
  });
  return (
    <Form form={form} label={messages.title} submit={messages.submit}>
      <ContactFields form={form} />
      <TextField label={messages.email} type="email" autoComplete="email" {...form.text('email')} />
      <TextField
        label={messages.birthYear}
        hint={messages.birthYearHint}
        inputMode="numeric"
        autoComplete="bday-year"
        {...form.text('birthYear')}
      />
      <CheckboxGroup
        label={messages.languages}
        options={toOptions(rules.languages.options, optionLabels.languages)}
        {...form.choices('languages')}
      />
      <CheckboxGroup
        label={messages.skills}
        options={toOptions(rules.skills.options, optionLabels.skills)}
        {...form.choices('skills')}
      />
      <CheckboxGroup
        label={messages.availability}
        options={toOptions(rules.availability.options, optionLabels.availability)}
        {...form.choices('availability')}
      />
      <TextField
        label={messages.motivation}
        hint={messages.motivationHint}
        rows={5}
        {...form.text('motivation')}
      />
      <PrivacyConsent form={form} label={messages.consent} />
    </Form>
  );
}

/** Options of a field: the values that the form rules allow, with their labels. */
function toOptions<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): Option[] {
  return values.map((value) => ({ value, label: names[value] }));
}
