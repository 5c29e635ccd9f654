import { checkForm, readForm } from '../contract/check-form';
import type { FormRules } from '../contract/form-rule';
import { element } from './dom';
import { CentreFailure } from './failure';
import { failureWords, faultWords } from './fault-words';
import { createField, type FieldOptions } from './form-field';
import { createUnloadWarning } from './unload-warning';
import type { Words } from './words';

/** What was typed, by field: without the space around it, and without what was left empty. */
export type FormValues = Readonly<Record<string, string | undefined>>;

export interface FormOptions {
  /** Names the form where a page has several. */
  label: string;
  fields: readonly Omit<FieldOptions, 'required'>[];
  rules: FormRules;
  submit: string;
  words: Words;
  send: (values: FormValues) => Promise<void>;
  /** Beside which field a fault of the service's is shown, where that is another one. */
  shownAt?: Readonly<Record<string, string>>;
  /** Fields that are emptied when they were sent, such as passwords. */
  emptied?: readonly string[];
  /** Whether the browser asks before what was typed is lost. Default false. */
  warnsUnsent?: boolean;
}

/**
 * A form that is checked before it is sent, by the rules by which the service checks it. Faults stand
 * beside their fields and the first takes focus; a failed sending keeps what was typed.
 */
export function createForm(options: FormOptions): HTMLFormElement {
  const { label, rules, submit, words, send, shownAt = {}, emptied = [] } = options;
  const warning = options.warnsUnsent ? createUnloadWarning() : undefined;
  const fields = options.fields.map((field) =>
    createField({ ...field, required: rules[field.name]?.required ?? false }, words),
  );
  const failure = element('p', { class: 'failure', role: 'alert' });
  let isSending = false;

  function showFaults(faults: ReadonlyMap<string, string>): void {
    for (const field of fields) field.showFault(faults.get(field.name));
    fields.find(({ name }) => faults.has(name))?.focus();
  }

  function showFailure(error: unknown): void {
    const refused = error instanceof CentreFailure && error.failure;
    const errors = refused && refused.kind === 'refused' ? refused.errors : [];
    const named = new Map(errors.map(({ field, msg }) => [shownAt[field] ?? field, msg]));
    const isShown = fields.some(({ name }) => named.has(name));
    if (isShown) showFaults(named);
    else failure.textContent = failureWords(error, words);
  }

  async function submitForm(): Promise<void> {
    const values = readForm(
      rules,
      Object.fromEntries(fields.map(({ name, value }) => [name, value()])),
    );
    const faults = checkForm(rules, values, new Date());
    showFaults(new Map(faults.map(({ field, fault }) => [field, faultWords(fault, words)])));
    failure.textContent = '';
    if (faults.length > 0) return;
    isSending = true;
    // Sending may lead to another page.
    warning?.end();
    form.setAttribute('aria-busy', 'true');
    try {
      // All rules are of texts.
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
