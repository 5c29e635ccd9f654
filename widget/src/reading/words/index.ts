import { isEnglish } from '../../messages/messages';
import { getOwn } from '../../shared/get-own';
import { en } from './en';
import { zhCn } from './zh-cn';

/** Translates a role, input or media type, or state; `''` for those that are not spoken. */
export type Words = (name: string) => string;

/** Role names in the language of a tag: English, else Chinese. */
export const wordsFor =
  (lang: string): Words =>
  (name) => {
    const chinese = getOwn(zhCn, name) ?? '';
    return chinese && isEnglish(lang) ? (getOwn(en, name) ?? name) : chinese;
  };
