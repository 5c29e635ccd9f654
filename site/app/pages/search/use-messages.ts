import { useLanguage } from '../../i18n/i18n-context';
import { en } from './messages-en';
import { zh, type SearchMessages } from './messages-zh';

export function useSearchMessages(): SearchMessages {
  return useLanguage() === 'en' ? en : zh;
}
