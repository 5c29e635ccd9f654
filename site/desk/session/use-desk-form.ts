import { useRef } from 'react';
import { useForm, type FormOptions, type FormState } from '../../app/features/form/use-form';
import type { FormValues } from '../../app/features/form/request-fields';
import type { FormInput, FormRules } from '../../contract/shared/form-rule';
import { useDraft } from './use-draft';

/** Numbers of the versions that an edit begins from. */
type Versions = Readonly<Record<string, number>>;

interface DeskFormOptions<Rules extends FormRules, Row, Base extends Versions> extends Omit<
  FormOptions<Rules, Row>,
  'draft' | 'send'
> {
  /** Name of the form and its record in the drafts. */
  item: string;
  /** Versions that the form shows; a draft keeps those that it began from, so that a newer one is a conflict. */
  base?: Base;
  send: (fields: FormInput<Rules>, base: Base) => Promise<Row>;
}

type DeskForm<Rules extends FormRules, Base> = FormState<keyof Rules & string> & {
  /** Whether the form opened with input that had not been saved. */
  isRestored: boolean;
  /** Sends the input as a change of other versions, which a conflict has shown. */
  submitFrom: (base: Base) => void;
  /** Forgets the kept input. */
  dropDraft: () => void;
};

/** State of a form of the desk, which keeps unsent input over a lost connection and an expired session. */
export function useDeskForm<Rules extends FormRules, Row, Base extends Versions = Versions>({
  item,
  base = {} as Base,
  send,
  ...options
}: DeskFormOptions<Rules, Row, Base>): DeskForm<Rules, Base> {
  const draft = useDraft(item, (stored) => parseDraft(stored, options.rules, base));
  const latestBase = useRef(draft.restored?.base ?? base);
  const form = useForm({
    ...options,
    send: (fields) => send(fields, latestBase.current),
    draft: {
      restored: draft.restored?.values,
      save: (values) => {
        draft.save({ values, base: latestBase.current });
      },
      drop: draft.drop,
    },
  });
  return {
    ...form,
    isRestored: draft.restored !== undefined,
    submitFrom: (newer) => {
      latestBase.current = newer;
      form.submit();
    },
    dropDraft: draft.drop,
  };
}

/** Values of the fields that the form has, with the versions that they began from. */
function parseDraft<Base extends Versions>(stored: unknown, rules: FormRules, shown: Base) {
  if (!isRecord(stored) || !isRecord(stored.values) || !isRecord(stored.base)) return undefined;
  const values = Object.entries(stored.values).filter(
    ([name, value]) => Object.hasOwn(rules, name) && isFieldValue(value),
  );
  const { base } = stored;
  const hasBase = Object.keys(shown).every((name) => typeof base[name] === 'number');
  if (values.length === 0 || !hasBase) return undefined;
  return { values: Object.fromEntries(values) as FormValues, base: base as Base };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldValue(value: unknown): boolean {
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return typeof value === 'string' || typeof value === 'boolean' || isList;
}
