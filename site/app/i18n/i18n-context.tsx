import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../../contract/shared/sites';
import type { Messages } from './messages/zh';

interface I18n {
  language: Language;
  messages: Messages;
}

const I18nContext = createContext<I18n | undefined>(undefined);

interface I18nProviderProps extends I18n {
  children: ReactNode;
}

export function I18nProvider({ language, messages, children }: I18nProviderProps) {
  return <I18nContext value={{ language, messages }}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useLanguage and useMessages need a LanguageProvider');
  return i18n;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useI18n().language;
}

/** The interface messages in the page's language. */
export function useMessages(): Messages {
  return useI18n().messages;
}
