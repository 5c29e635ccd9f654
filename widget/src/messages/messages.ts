import type { Messages } from '../options';
import { en } from './en';
import { zhCN } from './zh-CN';

export const isEnglish = (lang: string): boolean => /^en\b/i.test(lang);

/** The language the toolbar speaks for a page in `lang`: English for any kind of English, else Chinese. */
export const toolbarLang = (lang: string): 'zh-CN' | 'en' => (isEnglish(lang) ? 'en' : 'zh-CN');

/** Labels and sentences in a language, with the host's own words in their place. */
export const messagesFor = (lang: string, own?: Partial<Messages>): Messages => ({
  ...(isEnglish(lang) ? en : zhCN),
  ...own,
});
