import { createElement } from './dom';
import type { Messages } from '../messages/messages';

export interface FieldOptions {
  /** Id of the control, unique on the page. */
  id: string;
  name: string;
  label: string;
  type: 'text' | 'password';
  /** The `autocomplete` attribute (WCAG 1.3.5). */
  autocomplete: string;
  required: boolean;
  hint?: string | undefined;
  /** Whether the field is hidden until it has an error. Default false. */
  isHidden?: boolean;
  value?: string | undefined;
}

export interface FormField {
  name: string;
  row: HTMLElement;
  /** The text, or whether a checkbox is ticked. */
  value: () => string | true | undefined;
  /** Shows an error message until the next input; without `message`, removes it. */
  showError: (message?: string) => void;
  focus: () => void;
  clear: () => void;
}

export function createField(options: FieldOptions, messages: Messages): FormField {
  const { id, name, label, type, autocomplete, required, hint, value } = options;
  const error = createElement('p', { class: 'fault', id: `${id}-fault`, hidden: true });
  const describedBy = [error.id, hint && `${id}-hint`].filter(Boolean).join(' ');
  const input = createElement('input', {
    id,
    name,
    type,
    autocomplete,
    value,
    'aria-required': required && 'true',
    'aria-describedby': describedBy,
    ...(type === 'text' && { autocapitalize: 'none', spellcheck: 'false' }),
  });
  const row = createElement(
    'div',
    { class: 'field', hidden: options.isHidden ?? false },
    createElement('label', { for: id, id: `${id}-label` }, label),
    hint !== undefined && createElement('p', { class: 'hint', id: `${id}-hint` }, hint),
    error,
    type === 'password'
      ? createElement('div', { class: 'secret' }, input, createRevealButton(input, messages))
      : input,
  );
  const showErrorMessage = (message?: string) => {
    error.textContent = message ?? '';
    error.hidden = message === undefined;
    if (message !== undefined) row.hidden = false;
    if (message === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  input.addEventListener('input', () => {
    showErrorMessage();
  });
  return {
    name,
    row,
    value: () => input.value,
    showError: showErrorMessage,
    focus: () => input.focus(),
    clear: () => {
      input.value = '';
    },
  };
}

/** Toggle button that shows the typed password. */
function createRevealButton(input: HTMLInputElement, messages: Messages): HTMLButtonElement {
  const button = createElement(
    'button',
    {
      type: 'button',
      class: 'reveal',
      'aria-pressed': 'false',
      'aria-controls': input.id,
      'aria-describedby': `${input.id}-label`,
      click: () => {
        const isShown = input.type === 'text';
        input.type = isShown ? 'password' : 'text';
        button.setAttribute('aria-pressed', String(!isShown));
      },
    },
    messages.show,
  );
  return button;
}
