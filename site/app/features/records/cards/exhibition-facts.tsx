import type { Exhibition } from '../../../../contract/schemas/exhibition';
import { formatDate, formatDates } from '../../../i18n/format-date';
import { useLanguage, useMessages } from '../../../i18n/i18n-context';

/** The dates of an exhibition in one line. */
export function useExhibitionDates({
  startDate,
  endDate,
  kind,
}: Pick<Exhibition, 'startDate' | 'endDate' | 'kind'>): string {
  const language = useLanguage();
  const { exhibitions } = useMessages();
  if (endDate !== null) return formatDates(startDate, endDate, language);
  if (kind === 'base') return exhibitions.permanent;
  return exhibitions.from(formatDate(startDate, language));
}

/** Splits a title at its first colon, as in “吉金礼乐：云泽青铜文明”; `rest` is '' without one. */
export function splitTitle(title: string): { main: string; rest: string } {
  const [, main = title, rest = ''] = /^([^：:]+)[：:]\s*(.+)$/u.exec(title) ?? [];
  return { main, rest };
}
