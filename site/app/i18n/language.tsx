import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../../contract/sites';
import { en } from './en';
import { zh, type Messages } from './zh';

const dictionaries: Readonly<Record<Language, Messages>> = { zh, en };

const LanguageContext = createContext<Language>('zh');

/** The language of the page: one build serves both sites, `lang` on `<html>` tells which. */
export function pageLanguage(root: HTMLElement): Language {
  return root.lang.toLowerCase().startsWith('en') ? 'en' : 'zh';
}

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Every word of the interface in the page's language. */
export function useMessages(): Messages {
  return dictionaries[useLanguage()];
}
