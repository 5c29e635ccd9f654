import { createElement } from './dom';
import type { FormField } from './form-field';
import type { Messages } from '../messages/messages';

/** Checkbox of consent, never ticked beforehand, with the privacy notice in a new tab. */
export function createConsentField(noticeUrl: string, messages: Messages): FormField {
  const id = 'field-consent';
  const error = createElement('p', { class: 'fault', id: `${id}-fault`, hidden: true });
  const input = createElement('input', {
    id,
    name: 'consent',
    type: 'checkbox',
    'aria-required': 'true',
    'aria-describedby': error.id,
  });
  const showError = (message?: string) => {
    error.textContent = message ?? '';
    error.hidden = message === undefined;
    if (message === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  input.addEventListener('change', () => showError());
  const row = createElement(
    'div',
    { class: 'field consent' },
    error,
    createElement('label', { for: id }, input, createElement('span', {}, messages.consent.label)),
    createElement(
      'a',
      { href: noticeUrl, target: '_blank', rel: 'noopener' },
      messages.consent.notice,
    ),
  );
  return {
    name: 'consent',
    row,
    value: () => input.checked || undefined,
    showError,
    focus: () => input.focus(),
    clear: () => {
      input.checked = false;
    },
  };
}
