import { useState } from 'react';
import { formRules } from '../../../contract/shared/form-rules';
import { useClient } from '../../api/client/use-client';
import { useSiteId } from '../../api/client/use-site-id';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextField } from '../../ui/form/text-field';
import { Form } from './form';
import { formMessages } from './messages';
import { Receipt } from './receipt';
import { useForm } from './use-form';

/** A call that gives something back by its number and phone. */
export type CancelCall =
  'activityCancel' | 'admissionCancel' | 'docentCancel' | 'classVisitCancel' | 'volunteerWithdraw';

interface CancelFormProps {
  /** The call that cancels. */
  call: CancelCall;
  /** Id and phone of the booking, if known. */
  initial?: { id: string; phone: string };
  /** Label of the form, and the text shown after it succeeded. */
  title: string;
  done: string;
  /** Called with the number as it was typed. */
  onCancelled?: (id: string) => void;
}

/** Form that cancels a booking or application by its id and phone number. */
export function CancelForm({ call, initial, title, done, onCancelled }: CancelFormProps) {
  const messages = usePageMessages(formMessages);
  const client = useClient();
  const siteId = useSiteId();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    // The rules are the same for every kind.
    rules: formRules.activityCancel,
    ...(initial && { initial, draft: null }),
    // The response has no data.
    send: (fields) => client.call(() => undefined, call, { ...fields, ...(siteId && { siteId }) }),
    onSent: (_row, { id }) => {
      setIsDone(true);
      onCancelled?.(id);
    },
  });
  if (isDone) return <Receipt title={title} text={done} />;
  return (
    <Form form={form} label={title} submit={title}>
      <TextField label={messages.number} {...form.text('id')} />
      <TextField label={messages.phone} type="tel" autoComplete="tel" {...form.text('phone')} />
    </Form>
  );
}
