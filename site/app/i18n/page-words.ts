import type { Language } from '../../contract/sites';
import { useLanguage } from './language';

/** Words that come with the code of one page, so that the first load carries none of them. */
export function usePageWords<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[useLanguage()];
}
