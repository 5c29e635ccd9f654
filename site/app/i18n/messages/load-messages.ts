import type { Language } from '../../../contract/shared/sites';
import type { Messages } from './zh';

/** The language of the page, from `lang` on `<html>`: one build serves both sites. */
export function pageLanguage(root: HTMLElement): Language {
  return root.lang.toLowerCase().startsWith('en') ? 'en' : 'zh';
}

/** Imports the messages of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'en' ? (await import('./en')).en : (await import('./zh')).zh;
}
