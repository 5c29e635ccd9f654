import { useLanguage } from '../../i18n/i18n-context';
import { messages as en } from './messages-en';
import { messages as zh } from './messages-zh';

const messages = { zh, en };

/** Replaces the hook of the other pages: its chunk is large, and visits often start at this page. */
export function useObjectListMessages() {
  return messages[useLanguage()];
}
