import { formRules } from '../../../contract/form-rules';
import { readReceipt } from '../../api/read/receipt';
import { useSend } from '../../api/use-send';
import { Form } from '../../features/form/form';
import { formWords } from '../../features/form/form-words';
import { useForm } from '../../features/form/use-form';
import { usePageWords } from '../../i18n/page-words';
import { ConsentBox } from '../../ui/form/consent-box';
import { CheckboxGroup, type Option } from '../../ui/form/option-group';
import { TextField } from '../../ui/form/text-field';
import { words as ownWords } from './words';

/** An application that arrived, under its number. */
export interface Application {
  id: string;
  phone: string;
}

const rules = formRules.volunteerApply;

export function VolunteerForm({ onSent }: { onSent: (application: Application) => void }) {
  const words = usePageWords(ownWords);
  const common = usePageWords(formWords);
  const send = useSend('volunteerApply', readReceipt);
  const form = useForm({
    rules,
    send,
    onSent: ({ id }, { phone }) => {
      onSent({ id, phone });
    },
  });
  return (
    <Form form={form} label={words.title} submit={words.submit}>
      <TextField label={common.name} autoComplete="name" {...form.text('name')} />
      <TextField
        label={common.phone}
        hint={common.phoneHint}
        type="tel"
        autoComplete="tel"
        {...form.text('phone')}
      />
      <TextField label={words.email} type="email" autoComplete="email" {...form.text('email')} />
      <TextField
        label={words.birthYear}
        hint={words.birthYearHint}
        inputMode="numeric"
        autoComplete="bday-year"
        {...form.text('birthYear')}
      />
      <CheckboxGroup
        label={words.languages}
        options={named(rules.languages.options, words.languageNames)}
        {...form.choices('languages')}
      />
      <CheckboxGroup
        label={words.skills}
        options={named(rules.skills.options, words.skillNames)}
        {...form.choices('skills')}
      />
      <CheckboxGroup
        label={words.availability}
        options={named(rules.availability.options, words.times)}
        {...form.choices('availability')}
      />
      <TextField
        label={words.motivation}
        hint={words.motivationHint}
        rows={5}
        {...form.text('motivation')}
      />
      <ConsentBox label={words.consent} {...form.box('consent')} />
    </Form>
  );
}

/** The answers that the form's rules allow, each by its name. */
function named<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): Option[] {
  return values.map((value) => ({ value, label: names[value] }));
}
