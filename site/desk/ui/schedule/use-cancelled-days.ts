import { isDay } from '../../../contract/shared/museum-time';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { ApiError } from '../../../session/api-error';
import { scheduleMessages } from './messages';

/** Rule of the field in which the cancelled days are typed, one a line. */
export const cancelledDaysRule = { kind: 'text', required: false, maxLength: 5_000 } as const;

/**
 * Returns the function that reads the different days of that field, one a line or with other separators between them.
 * It throws an ApiError with the error of the field for what is no day.
 */
export function useCancelledDays(): (typed: string | undefined) => string[] {
  const { wrongDay } = usePageMessages(scheduleMessages);
  const language = useLanguage();
  return (typed = '') => {
    const days = [...new Set(typed.split(/[\s,，、;；]+/).filter(Boolean))];
    const wrong = days.find((day) => !isDay(day));
    if (wrong === undefined) return days;
    const msg = wrongDay(wrong);
    const errors = [{ field: 'except', msg }];
    throw new ApiError({ kind: 'status', status: 400, msg, errors }, '', language);
  };
}
