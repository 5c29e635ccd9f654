import type { ClassVisitSlot } from '../../../contract/schemas/class-visit';
import { slotMessages } from '../../features/form/slot-messages';
import type { FormState } from '../../features/form/use-form';
import { useLanguage } from '../../i18n/i18n-context';
import { formatDay, formatTimes } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RadioGroup } from '../../ui/form/option-group';
import { SelectField } from '../../ui/form/select-field';
import { messages as ownMessages } from './messages';

interface SessionFieldsProps {
  form: Pick<FormState<'day' | 'time'>, 'text' | 'set'>;
  slots: readonly ClassVisitSlot[];
}

/** Fields for the day and its session, whose places are classes. Full sessions can be chosen: a cancellation may free them. */
export function SessionFields({ form, slots }: SessionFieldsProps) {
  const { slot, dayHint, classes } = usePageMessages(ownMessages);
  const messages = usePageMessages(slotMessages);
  const language = useLanguage();
  const day = form.text('day');
  const ofDay = slots.filter((each) => each.day === day.value);
  const days = [...new Set(slots.map((each) => each.day))];
  const leftOn = (wanted: string) =>
    slots.reduce((sum, each) => sum + (each.day === wanted ? each.left : 0), 0);
  return (
    <>
      <SelectField
        {...day}
        label={messages.day}
        hint={dayHint}
        placeholder={messages.chooseDay}
        options={days.map((value) => ({
          value,
          label: `${formatDay(value, language)} · ${classes(leftOn(value))}`,
        }))}
        onChange={(value) => {
          form.set({ day: value, time: '' });
        }}
      />
      <RadioGroup
        {...form.text('time')}
        label={slot}
        hint={ofDay.length === 0 ? messages.dayFirst : undefined}
        options={ofDay.map(({ time, startAt, endAt, left }) => ({
          value: time,
          label: formatTimes(startAt, endAt, language),
          note: classes(left),
        }))}
      />
    </>
  );
}
