import type { ReactNode } from 'react';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component';
import type { SuggestionsProps } from './suggestions';

const importSuggestions = async () => (await import('./suggestions')).Suggestions;

/** Suggestions of a search field, whose code loads when the field gets focus. */
export function useLazySuggestions(props: SuggestionsProps): {
  suggestions: ReactNode;
  onFocus: () => void;
} {
  const { Component, load } = useLazyComponent(importSuggestions);
  return {
    suggestions: Component && <Component {...props} />,
    onFocus: () => void load(),
  };
}
