import type { Language } from '../../contract/sites';
import { useLanguage } from './language';

/** Messages in the chunk of one page, which keeps them out of the first load. */
export function usePageWords<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[useLanguage()];
}
