import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { admissionMessages } from './messages';

/** Returns the words for the days of a setting: its first and last day, or every day. */
export function usePeriodText(): (period: { from?: string; until?: string }) => string {
  const { always } = usePageMessages(admissionMessages);
  return ({ from = '', until = '' }) => (from || until ? `${from} – ${until}` : always);
}
