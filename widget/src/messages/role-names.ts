import { isEnglish } from './messages';
import { getOwn } from '../shared/get-own';
import { roleNamesEn } from './role-names-en';
import { roleNamesZhCN } from './role-names-zh-CN';

/** Translates a role, input or media type, or state; `''` for those that are not spoken. */
export type RoleNames = (name: string) => string;

/** Role names in the language of a tag: English, else Chinese. */
export const roleNamesFor =
  (lang: string): RoleNames =>
  (name) => {
    const chinese = getOwn(roleNamesZhCN, name) ?? '';
    return chinese && isEnglish(lang) ? (getOwn(roleNamesEn, name) ?? name) : chinese;
  };
