import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import type { FormState } from '../../../app/features/form/use-form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { scheduleMessages } from './messages';

interface TimeFieldsProps {
  form: Pick<FormState<'weekdays' | 'start' | 'end'>, 'text' | 'choices'>;
}

/** Fields for the days of the week, beginning and end. */
export function TimeFields({ form }: TimeFieldsProps) {
  const own = usePageMessages(scheduleMessages);
  const days = usePageMessages(weekdayNames);
  return (
    <>
      <CheckboxGroup
        label={own.weekdays}
        options={weekOrder.map((value) => ({ value, label: days[value] }))}
        {...form.choices('weekdays')}
      />
      <TextField label={own.start} hint={own.timeHint} {...form.text('start')} />
      <TextField label={own.end} hint={own.timeHint} {...form.text('end')} />
    </>
  );
}

interface PeriodFieldsProps {
  form: Pick<FormState<'from' | 'until' | 'except'>, 'text'>;
}

/** Fields for the first and the last day, and the days on which it is cancelled. */
export function PeriodFields({ form }: PeriodFieldsProps) {
  const own = usePageMessages(scheduleMessages);
  return (
    <>
      <TextField label={own.from} hint={own.periodHint} type="date" {...form.text('from')} />
      <TextField label={own.until} hint={own.periodHint} type="date" {...form.text('until')} />
      <TextField label={own.except} hint={own.exceptHint} rows={3} {...form.text('except')} />
    </>
  );
}
