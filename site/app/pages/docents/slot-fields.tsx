import type { DocentSlot } from '../../../contract/entities/docent-slot';
import type { FormState } from '../../features/form/use-form';
import { useLanguage } from '../../i18n/language';
import { formatDay, formatTimes } from '../../i18n/moments';
import { usePageWords } from '../../i18n/page-words';
import { RadioGroup } from '../../ui/form/option-group';
import { SelectField } from '../../ui/form/select-field';
import { words as ownWords } from './words';

interface SlotFieldsProps {
  form: FormState<'day' | 'time' | 'language'>;
  slots: readonly DocentSlot[];
}

/** First the day, then what takes place on it. A full tour can be asked for: somebody may cancel. */
export function SlotFields({ form, slots }: SlotFieldsProps) {
  const words = usePageWords(ownWords);
  const language = useLanguage();
  const places = (left: number) => (left === 0 ? words.full : words.left(left));
  const day = form.text('day');
  const time = form.text('time');
  const spoken = form.text('language');
  const ofDay = slots.filter((slot) => slot.day === day.value);
  return (
    <>
      <SelectField
        {...day}
        label={words.day}
        hint={words.dayHint}
        placeholder={words.chooseDay}
        options={daysOf(slots).map(([each, left]) => ({
          value: each,
          label: `${formatDay(each, language)} · ${places(left)}`,
        }))}
        onChange={(value) => {
          form.set({ day: value, time: '', language: '' });
        }}
      />
      <RadioGroup
        {...time}
        label={words.slot}
        hint={ofDay.length === 0 ? words.dayFirst : undefined}
        fault={time.fault ?? spoken.fault}
        value={`${time.value} ${spoken.value}`}
        options={ofDay.map((slot) => ({
          value: `${slot.time} ${slot.language}`,
          label: `${formatTimes(slot.startAt, slot.endAt, language)} ${words.languages[slot.language]}`,
          note: places(slot.left),
        }))}
        onChange={(value) => {
          const [chosen = '', tongue = ''] = value.split(' ');
          form.set({ time: chosen, language: tongue });
        }}
      />
    </>
  );
}

/** Each day once, with the places that are left on it. */
export function daysOf(slots: readonly DocentSlot[]): (readonly [string, number])[] {
  const left = new Map<string, number>();
  for (const slot of slots) left.set(slot.day, (left.get(slot.day) ?? 0) + slot.left);
  return [...left];
}
