import { element } from './dom';
import type { Words } from './words';

export interface FieldOptions {
  name: string;
  label: string;
  type: 'text' | 'password';
  /** What browsers and password managers may fill in (WCAG 1.3.5). */
  autocomplete: string;
  required: boolean;
  hint?: string | undefined;
  value?: string | undefined;
}

export interface FormField {
  name: string;
  row: HTMLElement;
  value: () => string;
  /** Shows what is wrong beside the field, until it is changed; nothing takes it away. */
  showFault: (message?: string) => void;
  focus: () => void;
  clear: () => void;
}

export function createField(options: FieldOptions, words: Words): FormField {
  const { name, label, type, autocomplete, required, hint, value } = options;
  const id = `field-${name}`;
  const fault = element('p', { class: 'fault', id: `${id}-fault`, hidden: true });
  const described = [hint && `${id}-hint`, fault.id].filter(Boolean).join(' ');
  const input = element('input', {
    id,
    name,
    type,
    autocomplete,
    value,
    'aria-required': required && 'true',
    'aria-describedby': described,
    ...(type === 'text' && { autocapitalize: 'none', spellcheck: 'false' }),
  });
  const row = element(
    'div',
    { class: 'field' },
    element('label', { for: id, id: `${id}-label` }, label),
    hint !== undefined && element('p', { class: 'hint', id: `${id}-hint` }, hint),
    type === 'password'
      ? element('div', { class: 'secret' }, input, createReveal(input, words))
      : input,
    fault,
  );
  const showFault = (message?: string) => {
    fault.textContent = message ?? '';
    fault.hidden = message === undefined;
    if (message === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  input.addEventListener('input', () => {
    showFault();
  });
  return {
    name,
    row,
    value: () => input.value,
    showFault,
    focus: () => input.focus(),
    clear: () => {
      input.value = '';
    },
  };
}

/** Shows a password while one types it, for those who cannot see or feel what they typed. */
function createReveal(input: HTMLInputElement, words: Words): HTMLButtonElement {
  const button = element(
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
    words.show,
  );
  return button;
}
