import { useEffect, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { SearchKind, SearchSuggestion } from '../../../contract/schemas/search';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useNavigateTo } from '../../router/use-navigate-to';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { kindNames, suggestionMessages } from './messages';
import { Snippet } from './snippet';
import { useSuggestions } from './use-suggestions';

const List = styled.div`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: 30;
  min-width: max(100%, min(20rem, 100vw - 2 * var(--edge)));
  padding: 6px 0;
  border: 1px solid var(--control-line);
  background: var(--paper-raised);
  box-shadow: var(--shadow);

  &[hidden] {
    display: none;
  }

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: var(--hit);
    padding: 6px 14px;
    line-height: 1.4;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  > div:hover,
  > [aria-selected='true'] {
    background: var(--silk);
  }

  > [aria-selected='true'] {
    outline: 2px solid var(--ink);
    outline-offset: -2px;
  }

  mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }

  small {
    flex: none;
    color: var(--ash);
    font-size: var(--size-small);
  }
`;

export interface SuggestionsProps {
  /** The search field; the list is placed below its nearest positioned ancestor. */
  field: RefObject<HTMLInputElement | null>;
  /** Limits the suggestions to records of a kind. Default: all, and pages. */
  kind?: SearchKind | undefined;
}

/**
 * Suggestions while a visitor types in a search field: an editable combobox with list autocomplete (ARIA Authoring
 * Practices). Enter without a choice submits the field as before.
 */
export function Suggestions({ field, kind }: SuggestionsProps) {
  const messages = usePageMessages(suggestionMessages);
  const language = useLanguage();
  const go = useNavigateTo();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const answer = useSuggestions(typed, kind);
  const suggestions = answer ?? [];
  const isOpen = isWanted && suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setIsWanted(false);
    setActive(-1);
  };

  const choose = ({ route }: SearchSuggestion) => {
    close();
    field.current?.blur();
    go(route);
  };

  useComboboxField(field, {
    listId: id,
    activeId: isOpen && active >= 0 ? optionId(active) : undefined,
    isOpen,
    onType: (text) => {
      setTyped(text);
      setIsWanted(true);
      setActive(-1);
    },
    onKey: (key) => {
      if (!isOpen) return false;
      const count = suggestions.length;
      const chosen = suggestions[active];
      // One place beyond the last suggestion is the field itself.
      if (key === 'ArrowDown') setActive(active + 1 < count ? active + 1 : -1);
      else if (key === 'ArrowUp') setActive(active < 0 ? count - 1 : active - 1);
      else if (key === 'Escape') close();
      else if (key === 'Enter' && chosen) choose(chosen);
      else return false;
      return true;
    },
    onLeave: close,
  });

  return (
    <>
      <List id={id} role="listbox" aria-label={messages.suggestions} hidden={!isOpen}>
        {suggestions.map((suggestion, index) => (
          // The keys of the list are those of the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            // Several records may lead to one page.
            key={index}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // The field keeps focus; a click away from it would close the list first.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              choose(suggestion);
            }}
          >
            <span>
              <Snippet html={suggestion.titleMarked} />
            </span>
            {!kind && <small>{kindNames[language][suggestion.kind]}</small>}
          </div>
        ))}
      </List>
      <VisuallyHidden role="status">
        {isOpen && messages.count(suggestions.length)}
        {isWanted && answer?.length === 0 && messages.none}
      </VisuallyHidden>
    </>
  );
}

interface ComboboxField {
  listId: string;
  activeId: string | undefined;
  isOpen: boolean;
  onType: (text: string) => void;
  /** @returns whether the key was used */
  onKey: (key: string) => boolean;
  onLeave: () => void;
}

/** Makes a field the combobox of a list. Its code loads later than the field, whose own handlers stay as they are. */
function useComboboxField(
  field: SuggestionsProps['field'],
  { listId, activeId, isOpen, onType, onKey, onLeave }: ComboboxField,
): void {
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const attributes: Record<string, string | undefined> = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }, [field, isOpen, listId, activeId]);

  // Escape that is pressed as soon as the list is shown would otherwise clear the field.
  useLayoutEffect(() => {
    const element = field.current;
    const form = element?.form;
    if (!element) return undefined;
    // Letters of an input method are no keyword yet.
    const onInput = (event: Event) => {
      if (!(event as InputEvent).isComposing) onType(element.value);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.isComposing && onKey(event.key)) event.preventDefault();
    };
    element.addEventListener('input', onInput);
    element.addEventListener('compositionend', onInput);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('blur', onLeave);
    form?.addEventListener('submit', onLeave);
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('compositionend', onInput);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('blur', onLeave);
      form?.removeEventListener('submit', onLeave);
    };
  });
}
