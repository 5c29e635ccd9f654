import type { Language } from '../../contract/shared/sites';
import { useLanguage } from './i18n-context';

/** Messages in the chunk of one page, which keeps them out of the first load. */
export function usePageMessages<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[useLanguage()];
}
