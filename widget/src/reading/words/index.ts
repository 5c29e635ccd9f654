import { isEnglish } from '../../messages/messages';
import { lookUp } from '../role';
import { zhCn } from './zh-cn';

/** A role or state, named in English, in the language of the toolbar; `''` for what is not said. */
export type Words = (english: string) => string;

/** The words for a language tag; Chinese where the language has none of its own. */
export const wordsFor =
  (lang: string): Words =>
  (english) => {
    const chinese = lookUp(zhCn, english) ?? '';
    return chinese && isEnglish(lang) ? english : chinese;
  };
