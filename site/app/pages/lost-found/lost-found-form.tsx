import { formRules } from '../../../contract/shared/form-rules';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import { readReceipt } from '../../api/read/booking';
import { useSubmitForm } from '../../api/client/use-submit-form';
import { useNow } from '../../features/opening-hours/clock';
import { Form } from '../../features/form/form';
import { PrivacyConsent } from '../../features/form/privacy-consent';
import { useForm } from '../../features/form/use-form';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RadioGroup } from '../../ui/form/option-group';
import { TextField } from '../../ui/form/text-field';
import { messages as ownMessages } from './messages';

/** A report accepted by the service. */
export interface LostFoundReport {
  id: string;
  code: string;
  itemName: string;
}

const rules = formRules.lostAndFound;

export function LostFoundForm({ onSent }: { onSent: (report: LostFoundReport) => void }) {
  const messages = usePageMessages(ownMessages);
  const send = useSubmitForm('lostAndFound', readReceipt);
  const form = useForm({
    rules,
    send,
    onSent: ({ id, code }, { itemName }) => {
      onSent({ id, code, itemName });
    },
  });
  const today = museumDay(useNow());
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
      <PrivacyConsent form={form} />
    </Form>
  );
}
