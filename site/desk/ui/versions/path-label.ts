import { fieldLabel } from '../../../contract/shared/desk/field-labels';
import type { Language } from '../../../contract/shared/sites';
import { versionMessages } from './messages';

/** Path of a field in words: `images[0].alt_en` is “Pictures 1 · Alternative text (English)”. */
export function pathLabel(path: string, language: Language): string {
  const parts = path.split('.').map((part) => {
    const [, name = part, , own, , index] = /^(.+?)(_(zh|en))?(\[(\d+)\])?$/.exec(part) ?? [];
    const label = fieldLabel({ name, ...(own && { languages: [own] }) }, '', language);
    const number = index === undefined ? '' : ` ${Number(index) + 1}`;
    const { languages, withNote } = versionMessages[language];
    return own ? withNote(label + number, languages[own as Language]) : label + number;
  });
  return parts.join(' · ');
}
