import { formRules } from '../../../contract/form-rules';
import { addDays, museumDay } from '../../../contract/museum-time';
import { readReceipt } from '../../api/read/receipt';
import { useSend } from '../../api/use-send';
import { Form } from '../../features/form/form';
import { useForm } from '../../features/form/use-form';
import { usePageWords } from '../../i18n/page-words';
import { RadioGroup } from '../../ui/form/option-group';
import { TextField } from '../../ui/form/text-field';
import { words as ownWords } from './words';

/** A report that arrived. */
export interface Report {
  id: string;
  itemName: string;
}

const rules = formRules.lostAndFound;

export function LostFoundForm({ onSent }: { onSent: (report: Report) => void }) {
  const words = usePageWords(ownWords);
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
    <Form form={form} label={words.title} submit={words.submit}>
      <RadioGroup
        label={words.kind}
        options={[
          { value: 'lost', label: words.lost },
          { value: 'found', label: words.found },
        ]}
        {...form.text('kind')}
      />
      <TextField label={words.itemName} hint={words.itemHint} {...form.text('itemName')} />
      <TextField
        label={words.description}
        hint={words.descriptionHint}
        rows={4}
        {...form.text('description')}
      />
      <TextField label={words.place} hint={words.placeHint} {...form.text('place')} />
      <TextField
        label={words.foundAt}
        hint={words.foundAtHint}
        type="date"
        min={addDays(today, -rules.foundAt.daysAgo)}
        max={today}
        {...form.text('foundAt')}
      />
      <TextField
        label={words.contact}
        hint={words.contactHint}
        inputMode="email"
        {...form.text('contact')}
      />
    </Form>
  );
}
