import type { DocentSlot } from '../../../contract/schemas/docent';
import { SlotFields } from '../../features/form/slot-fields';
import { slotMessages } from '../../features/form/slot-messages';
import type { FormState } from '../../features/form/use-form';
import { useLanguage } from '../../i18n/i18n-context';
import { formatTimes } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { messages as ownMessages } from './messages';

interface TourFieldsProps {
  form: FormState<'day' | 'time' | 'language'>;
  slots: readonly DocentSlot[];
}

/** Fields for the day and its tour, which is a time and a language. */
export function TourFields({ form, slots }: TourFieldsProps) {
  const messages = usePageMessages(ownMessages);
  const { places } = usePageMessages(slotMessages);
  const language = useLanguage();
  const time = form.text('time');
  const tourLanguage = form.text('language');
  return (
    <SlotFields
      day={form.text('day')}
      dayHint={messages.dayHint}
      slots={slots}
      slot={{
        ...time,
        label: messages.slot,
        error: time.error ?? tourLanguage.error,
        value: `${time.value} ${tourLanguage.value}`,
        onChange: (value) => {
          const [chosen = '', chosenLanguage = ''] = value.split(' ');
          form.set({ time: chosen, language: chosenLanguage });
        },
      }}
      option={(slot) => ({
        value: `${slot.time} ${slot.language}`,
        label: `${formatTimes(slot.startAt, slot.endAt, language)} ${messages.languages[slot.language]}`,
        note: [slot.place, places(slot.left)].filter(Boolean).join(' · '),
      })}
      onDay={(day) => {
        form.set({ day, time: '', language: '' });
      }}
    />
  );
}
