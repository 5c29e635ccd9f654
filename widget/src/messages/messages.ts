import type { Messages } from '../shared/options';
import { en, zhCN } from './texts';

export const isEnglish = (lang: string): boolean => /^en\b/i.test(lang);

/** Language of the toolbar on a page in `lang`: English for any English tag, else Chinese in the script of the tag. */
export const toolbarLang = (lang: string): 'zh-CN' | 'zh-Hant' | 'en' =>
  isEnglish(lang) ? 'en' : /^zh-(hant|tw|hk|mo)/i.test(lang) ? 'zh-Hant' : 'zh-CN';

/** Labels and sentences in a language, with the overrides of the host. */
export const messagesFor = (lang: string, overrides?: Partial<Messages>): Messages => ({
  ...(isEnglish(lang) ? en : zhCN),
  ...overrides,
});
