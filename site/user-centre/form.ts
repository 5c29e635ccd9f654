import { checkForm, readForm } from '../contract/check-form';
import type { FormRules } from '../contract/form-rule';
import { element } from './dom';
import { CentreFailure } from './failure';
import { failureWords, faultWords } from './fault-words';
import { createField, type FieldOptions } from './form-field';
import { createUnloadWarning } from './unload-warning';
import type { Words } from './words';

/** The input by field: trimmed, without empty fields. */
export type FormValues = Readonly<Record<string, string | undefined>>;

export interface FormOptions {
  /** Accessible name, which distinguishes several forms on a page. */
  label: string;
  fields: readonly Omit<FieldOptions, 'required'>[];
  rules: FormRules;
  submit: string;
  words: Words;
  send: (values: FormValues) => Promise<void>;
  /** Maps fields of error responses to the fields of the form that show their errors. */
  shownAt?: Readonly<Record<string, string>>;
  /** Fields cleared after a successful request, such as passwords. */
  emptied?: readonly string[];
  /** Whether the browser asks for confirmation before unsent input is lost. Default false. */
  warnsUnsent?: boolean;
}

/**
 * Creates a form that is validated by the same rules as on the server. Errors appear at their fields
 * and the first invalid field gets focus; a failed request keeps the input.
 */
export function createForm(options: FormOptions): HTMLFormElement {
  const { label, rules, submit, words: messages, send, shownAt = {}, emptied = [] } = options;
  const warning = options.warnsUnsent ? createUnloadWarning() : undefined;
  const fields = options.fields.map((field) =>
    createField({ ...field, required: rules[field.name]?.required ?? false }, messages),
  );
  const failure = element('p', { class: 'failure', role: 'alert' });
  let isSending = false;

  function showFieldErrors(errors: ReadonlyMap<string, string>): void {
    for (const field of fields) field.showFault(errors.get(field.name));
    fields.find(({ name }) => errors.has(name))?.focus();
  }

  function showFailure(error: unknown): void {
    const reason = error instanceof CentreFailure && error.failure;
    const errors = reason && reason.kind === 'refused' ? reason.errors : [];
    const byField = new Map(errors.map(({ field, msg }) => [shownAt[field] ?? field, msg]));
    const isShown = fields.some(({ name }) => byField.has(name));
    if (isShown) showFieldErrors(byField);
    else failure.textContent = failureWords(error, messages);
  }

  async function submitForm(): Promise<void> {
    const values = readForm(
      rules,
      Object.fromEntries(fields.map(({ name, value }) => [name, value()])),
    );
    const faults = checkForm(rules, values, new Date());
    showFieldErrors(
      new Map(faults.map(({ field, fault }) => [field, faultWords(fault, messages)])),
    );
    failure.textContent = '';
    if (faults.length > 0) return;
    isSending = true;
    // Sending may navigate to another page.
    warning?.end();
    form.setAttribute('aria-busy', 'true');
    try {
      // All rules are for text fields.
      await send(values as FormValues);
      for (const field of fields) if (emptied.includes(field.name)) field.clear();
    } catch (error) {
      warning?.begin();
      showFailure(error);
    } finally {
      isSending = false;
      form.removeAttribute('aria-busy');
    }
  }

  const form = element(
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
    element('button', { type: 'submit', class: 'primary' }, submit),
  );
  return form;
}
