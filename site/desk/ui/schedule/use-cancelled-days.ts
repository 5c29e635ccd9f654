import { useState } from 'react';
import { isDay } from '../../../contract/shared/museum-time';
import type { FormState } from '../../../app/features/form/use-form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { scheduleMessages } from './messages';
import { splitDays } from './split-days';

/** Rule of the field in which the cancelled days are typed, one a line. */
export const cancelledDaysRule = { kind: 'text', required: false, maxLength: 5_000 } as const;

/** Submits a form once all its cancelled days are days; until then, the error of their field. */
export function useCancelledDays(form: Pick<FormState<'except'>, 'text' | 'submit'>) {
  const { wrongDay } = usePageMessages(scheduleMessages);
  const [wrong, setWrong] = useState<string>();
  return {
    error: wrong === undefined ? undefined : wrongDay(wrong),
    submit: () => {
      const found = splitDays(form.text('except').value).find((day) => !isDay(day));
      setWrong(found);
      if (found === undefined) form.submit();
    },
  };
}
