import { useState } from 'react';
import { formRules } from '../../../contract/form-rules';
import { useClient } from '../../api/use-client';
import { useSiteId } from '../../api/use-site';
import { usePageWords } from '../../i18n/page-words';
import { TextField } from '../../ui/form/text-field';
import { Form } from './form';
import { formWords } from './form-words';
import { Receipt } from './receipt';
import { useForm } from './use-form';

interface CancelFormProps {
  /** Which call takes it back. */
  call: 'activityCancel' | 'docentCancel' | 'volunteerWithdraw';
  /** Number and phone, where they are known. */
  initial?: { id: string; phone: string };
  /** What taking it back is called, and what is said when that is done. */
  title: string;
  done: string;
  onCancelled?: () => void;
}

/** Takes back what was sent, by its number and the phone it was sent with. */
export function CancelForm({ call, initial, title, done, onCancelled }: CancelFormProps) {
  const words = usePageWords(formWords);
  const client = useClient();
  const siteId = useSiteId();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    rules: formRules[call],
    ...(initial && { initial, keepDraft: false }),
    // That it is done is all there is to know.
    send: (fields) =>
      client.callWith(() => undefined, call, { ...fields, ...(siteId && { siteId }) }),
    onSent: () => {
      setIsDone(true);
      onCancelled?.();
    },
  });
  if (isDone) return <Receipt title={title} text={done} />;
  return (
    <Form form={form} label={title} submit={title}>
      <TextField label={words.number} {...form.text('id')} />
      <TextField label={words.phone} type="tel" autoComplete="tel" {...form.text('phone')} />
    </Form>
  );
}
