import { useRef, useState } from 'react';
import { fieldErrorMessage } from '../../../contract/shared/field-error-messages';
import { validateForm } from '../../../contract/shared/validate-form';
import type { FormInput, FormRules } from '../../../contract/shared/form-rule';
import { ApiError } from '../../../session/api-error';
import { useLanguage } from '../../i18n/i18n-context';
import { pageDraft, type FormDraft } from './drafts';
import { toRequestFields, type FieldValue, type FormValues } from './request-fields';
import { createUuid } from '../../ui/create-uuid';
import { useUnloadWarning } from './use-unload-warning';

type FieldErrors = Readonly<Record<string, string>>;

export interface FormOptions<Rules extends FormRules, Row> {
  rules: Rules;
  /** Initial values of the controls. */
  initial?: FormValues;
  /** Where unsent input is kept; `null`: nowhere. Default: in memory, for the return from another page. */
  draft?: FormDraft | null;
  /** Sends the validated fields. */
  send: (fields: FormInput<Rules>) => Promise<Row>;
  onSent: (row: Row, fields: FormInput<Rules>) => void;
  /** Called when the request failed, for instance to refetch how many places are left. */
  onError?: (error: ApiError) => void;
}

export interface FormState<Name extends string = string> {
  values: FormValues;
  /** Error messages by field; each validation creates a new object. */
  fieldErrors: FieldErrors;
  /** Why the last submission failed, and whether a retry can succeed. */
  failure: { text: string; mayRetry: boolean } | undefined;
  isSending: boolean;
  set: (change: FormValues) => void;
  submit: () => void;
  /** Props of the control of a field: text input or select, checkbox group, single checkbox. */
  text: (name: Name) => ControlledField<string>;
  choices: (name: Name) => ControlledField<readonly string[]>;
  checkbox: (name: Name) => ControlledField<boolean>;
}

/** Statuses after which the same content fails again. */
const finalStatuses: readonly (number | undefined)[] = [400, 404, 409];

/**
 * State of a form, validated by the same rules as on the server before it is sent. A failed request
 * keeps the input; a retry with the same content reuses its `requestId`, which the server deduplicates.
 */
export function useForm<Rules extends FormRules, Row>({
  rules,
  initial = {},
  draft = pageDraft(rules),
  send,
  onSent,
  onError,
}: FormOptions<Rules, Row>): FormState<keyof Rules & string> {
  const language = useLanguage();
  const request = useRef({ content: '', id: '' });
  const sending = useRef(false);
  const [values, setValues] = useState(() => ({ ...initial, ...draft?.restored }));
  // Several changes may happen before the next render.
  const latest = useRef(values);
  const [isUnsent, setUnsent] = useState(Boolean(draft?.restored));
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  // Fields changed since the last validation: their errors are out of date.
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<FormState['failure']>();
  const [isSending, setIsSending] = useState(false);
  useUnloadWarning(isUnsent);

  function set(change: FormValues): void {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setValues(next);
    setChanged((before) => [...before, ...Object.keys(change)]);
    setUnsent(true);
    draft?.save(next);
  }

  function showFieldErrors(found: readonly (readonly [string, string])[]): void {
    setFieldErrors(Object.fromEntries(found));
    setChanged([]);
  }

  function withRequestId(fields: Record<string, unknown>): Record<string, unknown> {
    if (!('requestId' in rules)) return fields;
    const content = JSON.stringify(fields);
    if (request.current.content !== content) request.current = { content, id: createUuid() };
    return { ...fields, requestId: request.current.id };
  }

  function handleError(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    onError?.(error);
    const known = error.fields.filter(({ field }) => field in rules && field !== 'requestId');
    if (known.length > 0) {
      showFieldErrors(known.map(({ field, msg }) => [field, msg] as const));
      return;
    }
    setFailure({ text: failureText(error), mayRetry: !finalStatuses.includes(error.status) });
  }

  async function submit(): Promise<void> {
    // Early input is replayed with the click that sends it, before the next render.
    const fields = toRequestFields(rules, latest.current);
    const found = validateForm(rules, fields, new Date());
    setFailure(undefined);
    showFieldErrors(
      found.map(({ field, error }) => [field, fieldErrorMessage(error, language)] as const),
    );
    if (found.length > 0) return;
    sending.current = true;
    setIsSending(true);
    try {
      const checked = withRequestId(fields) as FormInput<Rules>;
      const row = await send(checked);
      draft?.drop();
      setUnsent(false);
      onSent(row, checked);
      request.current = { content: '', id: '' };
    } catch (error) {
      handleError(error);
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  function bind<Value extends FieldValue>(name: string, empty: Value): ControlledField<Value> {
    return {
      name,
      value: (values[name] ?? empty) as Value,
      required: rules[name]?.required ?? false,
      error: changed.includes(name) ? undefined : fieldErrors[name],
      onChange: (value) => {
        set({ [name]: value });
      },
    };
  }

  return {
    text: (name) => bind<string>(name, ''),
    choices: (name) => bind<readonly string[]>(name, []),
    checkbox: (name) => bind<boolean>(name, false),
    values,
    fieldErrors,
    failure,
    isSending,
    set,
    submit: () => {
      if (!sending.current) void submit();
    },
  };
}

/** The message of the response for 404, 409 and 429, else that of the error catalogue. */
function failureText({ failure, message }: ApiError): string {
  const responseText =
    failure.kind === 'status' && [404, 409, 429].includes(failure.status) && failure.msg;
  return responseText || message;
}

/** Props of a controlled field. */
export interface ControlledField<Value extends FieldValue> {
  name: string;
  value: Value;
  required: boolean;
  error: string | undefined;
  onChange: (value: Value) => void;
}
