import { museumDay } from '../../../contract/museum-time';
import { openingText } from '../../../contract/opening-hours';
import { useOpening } from '../../api/use-opening';
import { useLanguage } from '../../i18n/language';
import { useNow } from './clock';

/** When the museum is open, in the museum's own words. */
export function HoursText() {
  const between = useLanguage() === 'zh' ? '；' : '; ';
  return openingText(museumDay(useNow()), useOpening(), between);
}
