import { useLanguage } from '../../i18n/language';
import { en } from './words-en';
import { zh, type SearchWords } from './words-zh';

export function useWords(): SearchWords {
  return useLanguage() === 'en' ? en : zh;
}
