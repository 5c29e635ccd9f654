import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../../contract/sites';
import type { Messages } from './zh';

interface Speech {
  language: Language;
  messages: Messages;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

interface LanguageProviderProps extends Speech {
  children: ReactNode;
}

export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  return <SpeechContext value={{ language, messages }}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('a component that speaks stands outside LanguageProvider');
  return speech;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useSpeech().language;
}

/** Every word of the interface in the page's language. */
export function useMessages(): Messages {
  return useSpeech().messages;
}
