import { useLanguage } from '../../i18n/i18n-context';
import { formatDay } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RadioGroup, type Option } from '../../ui/form/option-group';
import { SelectField } from '../../ui/form/select-field';
import { slotMessages } from './slot-messages';
import type { ControlledField } from './use-form';

/** A time that can be booked. */
export interface BookableSlot {
  day: string;
  /** Free places. */
  left: number;
}

interface SlotFieldsProps<Slot extends BookableSlot> {
  day: ControlledField<string>;
  dayHint: string;
  /** Field of the slot of that day, with its label. */
  slot: ControlledField<string> & { label: string };
  slots: readonly Slot[];
  /** Value, label and note of a slot. */
  option: (slot: Slot) => Option;
  /** Called when another day is chosen: a slot of the former day is none of the new one. */
  onDay: (day: string) => void;
}

/** Fields for a day and a slot of it. Full slots can be chosen: a cancellation may free places. */
export function SlotFields<Slot extends BookableSlot>(props: SlotFieldsProps<Slot>) {
  const { day, dayHint, slot, slots, option, onDay } = props;
  const messages = usePageMessages(slotMessages);
  const language = useLanguage();
  const slotsOfDay = slots.filter((each) => each.day === day.value);
  return (
    <>
      <SelectField
        {...day}
        label={messages.day}
        hint={dayHint}
        placeholder={messages.chooseDay}
        options={sumFreePlacesByDay(slots).map(([each, left]) => ({
          value: each,
          label: `${formatDay(each, language)} · ${messages.places(left)}`,
        }))}
        onChange={onDay}
      />
      <RadioGroup
        {...slot}
        hint={slotsOfDay.length === 0 ? messages.dayFirst : undefined}
        options={slotsOfDay.map(option)}
      />
    </>
  );
}

/** Days with the total of their free places, in the order of the slots. */
export function sumFreePlacesByDay(slots: readonly BookableSlot[]): (readonly [string, number])[] {
  const left = new Map<string, number>();
  for (const slot of slots) left.set(slot.day, (left.get(slot.day) ?? 0) + slot.left);
  return [...left];
}
