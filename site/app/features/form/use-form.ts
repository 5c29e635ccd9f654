import { useRef, useState } from 'react';
import { checkForm } from '../../../contract/check-form';
import type { FormInput, FormRules } from '../../../contract/form-rule';
import { ApiError } from '../../api/api-error';
import { useLanguage } from '../../i18n/language';
import { dropDraft, readDraft, saveDraft } from './drafts';
import { faultWords } from './fault-words';
import { fieldsOf, type FieldValue, type FormValues } from './form-fields';
import { createRequestId } from './request-id';
import { useUnloadWarning } from './use-unload-warning';

type Faults = Readonly<Record<string, string>>;

interface FormOptions<Rules extends FormRules, Row> {
  rules: Rules;
  /** What the controls hold at first. */
  initial?: FormValues;
  /** Whether what was typed is there again after a look at another page. Default true. */
  keepDraft?: boolean;
  /** Sends what was found in order. */
  send: (fields: FormInput<Rules>) => Promise<Row>;
  onSent: (row: Row, fields: FormInput<Rules>) => void;
  /** Hears why it was not taken, for instance to ask anew how many places are left. */
  onRefused?: (error: ApiError) => void;
}

export interface FormState<Name extends string = string> {
  values: FormValues;
  /** What is wrong, by field; each check gives an object of its own. */
  faults: Faults;
  /** Why the last sending failed; sending again is of use unless the service said no. */
  failure: { text: string; mayRetry: boolean } | undefined;
  isSending: boolean;
  set: (change: FormValues) => void;
  submit: () => void;
  /** Tie a control to its field: one in which one writes or chooses, a group, a box. */
  text: (name: Name) => Bound<string>;
  choices: (name: Name) => Bound<readonly string[]>;
  box: (name: Name) => Bound<boolean>;
}

/** Statuses with which the service says no to this very form. */
const refusals: readonly (number | undefined)[] = [400, 404, 409];

/**
 * A form that is checked by the rules by which the service checks it. Nothing is sent while
 * something is wrong; a failed sending keeps what was typed, and the same content is sent again
 * under the same `requestId`, so that it counts once.
 */
export function useForm<Rules extends FormRules, Row>({
  rules,
  initial = {},
  keepDraft = true,
  send,
  onSent,
  onRefused,
}: FormOptions<Rules, Row>): FormState<keyof Rules & string> {
  const language = useLanguage();
  const request = useRef({ content: '', id: '' });
  const sending = useRef(false);
  const [draft] = useState(() => (keepDraft ? readDraft(rules) : undefined));
  const [values, setValues] = useState(() => ({ ...initial, ...draft }));
  // Several changes may come before the next rendering.
  const latest = useRef(values);
  const [isUnsent, setUnsent] = useState(draft !== undefined);
  const [faults, setFaults] = useState<Faults>({});
  // Fields changed since the last check: the check no longer tells what is wrong with them.
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
    if (keepDraft) saveDraft(rules, next);
  }

  function showFaults(found: readonly (readonly [string, string])[]): void {
    setFaults(Object.fromEntries(found));
    setChanged([]);
  }

  function withRequestId(fields: Record<string, unknown>): Record<string, unknown> {
    if (!('requestId' in rules)) return fields;
    const content = JSON.stringify(fields);
    if (request.current.content !== content) request.current = { content, id: createRequestId() };
    return { ...fields, requestId: request.current.id };
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    onRefused?.(error);
    const known = error.fields.filter(({ field }) => field in rules && field !== 'requestId');
    if (known.length > 0) {
      showFaults(known.map(({ field, msg }) => [field, msg] as const));
      return;
    }
    setFailure({ text: sentence(error), mayRetry: !refusals.includes(error.status) });
  }

  async function submit(): Promise<void> {
    const fields = fieldsOf(rules, values);
    const found = checkForm(rules, fields, new Date());
    setFailure(undefined);
    showFaults(
      found.map(({ field, fault }) => [field, faultWords(fault, rules[field], language)] as const),
    );
    if (found.length > 0) return;
    sending.current = true;
    setIsSending(true);
    try {
      const checked = withRequestId(fields) as FormInput<Rules>;
      const row = await send(checked);
      dropDraft(rules);
      setUnsent(false);
      onSent(row, checked);
      request.current = { content: '', id: '' };
    } catch (error) {
      refuse(error);
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  function bind<Value extends FieldValue>(name: string, empty: Value): Bound<Value> {
    return {
      name,
      value: (values[name] ?? empty) as Value,
      required: rules[name]?.required ?? false,
      fault: changed.includes(name) ? undefined : faults[name],
      onChange: (value) => {
        set({ [name]: value });
      },
    };
  }

  return {
    text: (name) => bind<string>(name, ''),
    choices: (name) => bind<readonly string[]>(name, []),
    box: (name) => bind<boolean>(name, false),
    values,
    faults,
    failure,
    isSending,
    set,
    submit: () => {
      if (!sending.current) void submit();
    },
  };
}

/** The catalogue's words for a failure of the way there, the service's own for its refusal. */
function sentence({ fault, message }: ApiError): string {
  const own = fault.kind === 'status' && [404, 409, 429].includes(fault.status) && fault.msg;
  return own || message;
}

/** What a control is given of its field. */
interface Bound<Value extends FieldValue> {
  name: string;
  value: Value;
  required: boolean;
  fault: string | undefined;
  onChange: (value: Value) => void;
}
