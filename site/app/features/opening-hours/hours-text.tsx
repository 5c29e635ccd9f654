import { museumDay } from '../../../contract/museum-time';
import { openingText } from '../../../contract/opening-hours';
import { useOpening } from '../../api/use-opening';
import { useLanguage } from '../../i18n/language';
import { useNow } from './clock';

/** The texts of the current and future opening rules, as content has them. */
export function HoursText() {
  const separator = useLanguage() === 'zh' ? '；' : '; ';
  return openingText(museumDay(useNow()), useOpening(), separator);
}
