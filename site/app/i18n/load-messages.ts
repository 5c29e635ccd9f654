import type { Language } from '../../contract/sites';
import type { Messages } from './zh';

/** The language of the page: one build serves both sites, `lang` on `<html>` tells which. */
export function pageLanguage(root: HTMLElement): Language {
  return root.lang.toLowerCase().startsWith('en') ? 'en' : 'zh';
}

/** The words of one language; a visitor needs no other. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'en' ? (await import('./en')).en : (await import('./zh')).zh;
}
