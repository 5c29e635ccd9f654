import { isEnglish } from '../../messages/messages';
import { getOwn } from '../../shared/get-own';
import { en } from './en';
import { zhCn } from './zh-cn';

/** A role, kind or state in the language of the toolbar; `''` for what is not said. */
export type Words = (name: string) => string;

/** The words for a language tag; Chinese where the language has none of its own. */
export const wordsFor =
  (lang: string): Words =>
  (name) => {
    const chinese = getOwn(zhCn, name) ?? '';
    return chinese && isEnglish(lang) ? (getOwn(en, name) ?? name) : chinese;
  };
