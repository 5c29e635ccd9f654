import { fieldErrorMessage } from '../../contract/shared/field-error-messages';
import { validateForm, normaliseForm } from '../../contract/shared/validate-form';
import type { FormRules } from '../../contract/shared/form-rule';
import { createUnloadWarning } from '../../app/ui/unload-warning';
import type { Language } from '../../contract/shared/sites';
import { createElement } from './dom';
import { ApiError } from '../../session/api-error';
import { apiErrorMessage } from '../messages/error-messages';
import { createConsentField } from './consent-field';
import { createField, type FieldOptions } from './form-field';
import type { Messages } from '../messages/messages';

/** The input by field: trimmed texts without empty ones, and `true` for consent. */
export type FormValues = Readonly<Record<string, string | true | undefined>>;

export interface FormOptions {
  /** Accessible name, which distinguishes several forms on a page. */
  label: string;
  fields: readonly Omit<FieldOptions, 'id' | 'required'>[];
  rules: FormRules;
  /** URL of the privacy notice. Required where the rules have the field `consent`. */
  noticeUrl?: string;
  submit: string;
  language: Language;
  messages: Messages;
  send: (values: FormValues) => Promise<void>;
  /** Distinguishes the ids of fields that several forms of a page have. Default: none. */
  idPrefix?: string;
  /** Maps fields of error responses to the fields of the form that show their errors. */
  fieldAliases?: Readonly<Record<string, string>>;
  /** Fields cleared after a successful request, such as passwords. */
  clearAfterSend?: readonly string[];
  /** Whether the browser asks for confirmation before unsent input is lost. Default false. */
  warnIfUnsent?: boolean;
}

/**
 * Creates a form that is validated by the same rules as on the server. Errors appear at their fields
 * and the first invalid field gets focus; a failed request keeps the input.
 */
export function createForm(options: FormOptions): HTMLFormElement {
  const {
    label,
    rules,
    submit,
    language,
    messages,
    send,
    fieldAliases = {},
    clearAfterSend = [],
  } = options;
  const warning = options.warnIfUnsent ? createUnloadWarning() : undefined;
  const texts = options.fields.map((field) =>
    createField(
      {
        ...field,
        id: [options.idPrefix ?? 'field', field.name].join('-'),
        required: rules[field.name]?.required ?? false,
      },
      messages,
    ),
  );
  const { noticeUrl } = options;
  const fields =
    noticeUrl === undefined ? texts : [...texts, createConsentField(noticeUrl, messages)];
  const failure = createElement('p', { class: 'failure', role: 'alert' });
  let isSending = false;

  function showFieldErrors(errors: ReadonlyMap<string, string>): void {
    for (const field of fields) field.showError(errors.get(field.name));
    fields.find(({ name }) => errors.has(name))?.focus();
  }

  function showFailure(error: unknown): void {
    const errors = error instanceof ApiError ? error.fields : [];
    const byField = new Map(errors.map(({ field, msg }) => [fieldAliases[field] ?? field, msg]));
    const isShown = fields.some(({ name }) => byField.has(name));
    if (isShown) showFieldErrors(byField);
    else failure.textContent = apiErrorMessage(error, messages);
  }

  async function submitForm(): Promise<void> {
    const values = normaliseForm(
      rules,
      Object.fromEntries(fields.map(({ name, value }) => [name, value()])),
    );
    const invalid = validateForm(rules, values, new Date());
    showFieldErrors(
      new Map(invalid.map(({ field, error }) => [field, fieldErrorMessage(error, language)])),
    );
    failure.textContent = '';
    if (invalid.length > 0) return;
    isSending = true;
    // Sending may navigate to another page.
    warning?.end();
    form.setAttribute('aria-busy', 'true');
    try {
      await send(values as FormValues);
      for (const field of fields) if (clearAfterSend.includes(field.name)) field.clear();
    } catch (error) {
      warning?.begin();
      showFailure(error);
    } finally {
      isSending = false;
      form.removeAttribute('aria-busy');
    }
  }

  const form = createElement(
    'form',
    {
      novalidate: true,
      'aria-label': label,
      submit: (event) => {
        event.preventDefault();
        if (!isSending) void submitForm();
      },
      input: () => warning?.begin(),
    },
    ...fields.map(({ row }) => row),
    failure,
    createElement('button', { type: 'submit', class: 'primary' }, submit),
  );
  return form;
}
