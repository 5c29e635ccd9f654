import { isEnglish } from '../../messages/messages';
import { en } from './en';
import type { Words } from './words';
import { zhCn } from './zh-cn';

export type { StateName, Words } from './words';

/** The words for a language tag; Chinese where the language has none of its own. */
export const wordsFor = (lang: string): Words => (isEnglish(lang) ? en : zhCn);
