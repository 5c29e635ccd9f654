import { formRules } from '../../../contract/form-rules';
import { addDays, museumDay } from '../../../contract/museum-time';
import { readReceipt } from '../../api/read/receipt';
import { useSend } from '../../api/use-send';
import { Form } from '../../features/form/form';
import { useForm } from '../../features/form/use-form';
import { usePageWords } from '../../i18n/page-words';
import { RadioGroup } from '../../ui/form/option-group';
import { TextField } from '../../ui/form/text-field';
import { words as ownMessages } from './words';

/** A report accepted by the service. */
export interface Report {
  id: string;
  itemName: string;
}

const rules = formRules.lostAndFound;

export function LostFoundForm({ onSent }: { onSent: (report: Report) => void }) {
  const messages = usePageWords(ownMessages);
  const send = useSend('lostAndFound', readReceipt);
  const form = useForm({
    rules,
    send,
    onSent: ({ id }, { itemName }) => {
      onSent({ id, itemName });
    },
  });
  const today = museumDay(new Date());
  return (
    <Form form={form} label={messages.title} submit={messages.submit}>
      <RadioGroup
        label={messages.kind}
        options={[
          { value: 'lost', label: messages.lost },
          { value: 'found', label: messages.found },
        ]}
        {...form.text('kind')}
      />
      <TextField label={messages.itemName} hint={messages.itemHint} {...form.text('itemName')} />
      <TextField
        label={messages.description}
        hint={messages.descriptionHint}
        rows={4}
        {...form.text('description')}
      />
      <TextField label={messages.place} hint={messages.placeHint} {...form.text('place')} />
      <TextField
        label={messages.foundAt}
        hint={messages.foundAtHint}
        type="date"
        min={addDays(today, -rules.foundAt.daysAgo)}
        max={today}
        {...form.text('foundAt')}
      />
      <TextField
        label={messages.contact}
        hint={messages.contactHint}
        inputMode="email"
        {...form.text('contact')}
      />
    </Form>
  );
}
