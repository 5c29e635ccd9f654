import { isEnglish } from '../../messages/messages';
import { lookUp } from '../role';
import { en } from './en';
import { zhCn } from './zh-cn';

/** A role, kind or state in the language of the toolbar; `''` for what is not said. */
export type Words = (name: string) => string;

/** The words for a language tag; Chinese where the language has none of its own. */
export const wordsFor =
  (lang: string): Words =>
  (name) => {
    const chinese = lookUp(zhCn, name) ?? '';
    return chinese && isEnglish(lang) ? (lookUp(en, name) ?? name) : chinese;
  };
