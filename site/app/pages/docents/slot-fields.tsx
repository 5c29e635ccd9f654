import type { DocentSlot } from '../../../contract/schemas/docent';
import type { FormState } from '../../features/form/use-form';
import { useLanguage } from '../../i18n/i18n-context';
import { formatDay, formatTimes } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RadioGroup } from '../../ui/form/option-group';
import { SelectField } from '../../ui/form/select-field';
import { messages as ownMessages } from './messages';

interface SlotFieldsProps {
  form: FormState<'day' | 'time' | 'language'>;
  slots: readonly DocentSlot[];
}

/** Fields for the day and its tour. Full tours can be chosen: a cancellation may free places. */
export function SlotFields({ form, slots }: SlotFieldsProps) {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const placesLabel = (left: number) => (left === 0 ? messages.full : messages.left(left));
  const day = form.text('day');
  const time = form.text('time');
  const tourLanguage = form.text('language');
  const slotsOfDay = slots.filter((slot) => slot.day === day.value);
  return (
    <>
      <SelectField
        {...day}
        label={messages.day}
        hint={messages.dayHint}
        placeholder={messages.chooseDay}
        options={sumFreePlacesByDay(slots).map(([each, left]) => ({
          value: each,
          label: `${formatDay(each, language)} · ${placesLabel(left)}`,
        }))}
        onChange={(value) => {
          form.set({ day: value, time: '', language: '' });
        }}
      />
      <RadioGroup
        {...time}
        label={messages.slot}
        hint={slotsOfDay.length === 0 ? messages.dayFirst : undefined}
        error={time.error ?? tourLanguage.error}
        value={`${time.value} ${tourLanguage.value}`}
        options={slotsOfDay.map((slot) => ({
          value: `${slot.time} ${slot.language}`,
          label: `${formatTimes(slot.startAt, slot.endAt, language)} ${messages.languages[slot.language]}`,
          note: [slot.place, placesLabel(slot.left)].filter(Boolean).join(' · '),
        }))}
        onChange={(value) => {
          const [chosen = '', chosenLanguage = ''] = value.split(' ');
          form.set({ time: chosen, language: chosenLanguage });
        }}
      />
    </>
  );
}

/** Days with the total of their free places, in the order of the slots. */
export function sumFreePlacesByDay(slots: readonly DocentSlot[]): (readonly [string, number])[] {
  const left = new Map<string, number>();
  for (const slot of slots) left.set(slot.day, (left.get(slot.day) ?? 0) + slot.left);
  return [...left];
}
