import { useForm, type FormOptions, type FormState } from '../../app/features/form/use-form';
import type { FormValues } from '../../app/features/form/request-fields';
import type { FormRules } from '../../contract/shared/form-rule';
import { useDraft } from './use-draft';

interface DeskFormOptions<Rules extends FormRules, Row> extends Omit<
  FormOptions<Rules, Row>,
  'draft'
> {
  /** Name of the form and its record in the drafts. */
  item: string;
}

type DeskForm<Rules extends FormRules> = FormState<keyof Rules & string> & {
  /** Whether the form opened with input that had not been saved. */
  isRestored: boolean;
};

/** State of a form of the desk, which keeps unsent input over a lost connection and an expired session. */
export function useDeskForm<Rules extends FormRules, Row>({
  item,
  ...options
}: DeskFormOptions<Rules, Row>): DeskForm<Rules> {
  const draft = useDraft(item, (stored) => parseValues(stored, options.rules));
  const form = useForm({ ...options, draft });
  return { ...form, isRestored: draft.restored !== undefined };
}

/** Values of the fields that the form has. */
function parseValues(stored: unknown, rules: FormRules): FormValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(rules, name) && isFieldValue(value),
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

function isFieldValue(value: unknown): boolean {
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return typeof value === 'string' || typeof value === 'boolean' || isList;
}
