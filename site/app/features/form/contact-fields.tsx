import { usePageMessages } from '../../i18n/use-page-messages';
import { TextField } from '../../ui/form/text-field';
import { formMessages } from './messages';
import type { FormState } from './use-form';

/** Name and phone number of the person who books or applies. */
export function ContactFields({ form }: { form: Pick<FormState<'name' | 'phone'>, 'text'> }) {
  const messages = usePageMessages(formMessages);
  return (
    <>
      <TextField label={messages.name} autoComplete="name" {...form.text('name')} />
      <TextField
        label={messages.phone}
        hint={messages.phoneHint}
        type="tel"
        autoComplete="tel"
        {...form.text('phone')}
      />
    </>
  );
}
