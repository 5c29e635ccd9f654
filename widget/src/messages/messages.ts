import type { Messages } from '../shared/options';
import { en, zhCN } from './texts';

export const isEnglish = (lang: string): boolean => /^en\b/i.test(lang);

/** Language of the toolbar on a page in `lang`: English for any English tag, else Chinese. */
export const toolbarLang = (lang: string): 'zh-CN' | 'en' => (isEnglish(lang) ? 'en' : 'zh-CN');

/** Labels and sentences in a language, with the overrides of the host. */
export const messagesFor = (lang: string, overrides?: Partial<Messages>): Messages => ({
  ...(isEnglish(lang) ? en : zhCN),
  ...overrides,
});
