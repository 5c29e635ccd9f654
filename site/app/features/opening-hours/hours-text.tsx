import { museumDay } from '../../../contract/shared/museum-time';
import { openingText } from '../../../contract/shared/opening-hours';
import { useOpeningRules } from '../../api/hooks/site';
import { useLanguage } from '../../i18n/i18n-context';
import { unbrokenRanges } from '../../i18n/unbroken-ranges';
import { useNow } from './clock';

/** The texts of the current and future opening rules, as content has them. */
export function HoursText() {
  const separator = useLanguage() === 'zh' ? '；' : '; ';
  return unbrokenRanges(openingText(museumDay(useNow()), useOpeningRules(), separator));
}
