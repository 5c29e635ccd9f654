import { readForm } from '../../../contract/check-form';
import type { FieldRule, FormRules } from '../../../contract/form-rule';

/** What a control holds: a text, what is ticked in a group, or whether a box is ticked. */
export type FieldValue = string | readonly string[] | boolean;
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/** The fields that are sent for what stands in the controls; what was left empty is left out. */
export function fieldsOf(rules: FormRules, values: FormValues): Record<string, unknown> {
  const typed = Object.entries(rules).flatMap(([name, rule]) => {
    const value = fieldOf(rule, values[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return readForm(rules, Object.fromEntries(typed));
}

function fieldOf(rule: FieldRule, value: FieldValue | undefined): unknown {
  if (typeof value !== 'string') return isEmpty(value) ? undefined : value;
  const text = value.trim();
  if (text === '') return undefined;
  if (rule.kind === 'integer') return wholeNumber(text) ?? text;
  return rule.kind === 'text' ? tidied(rule.format, text) : text;
}

function isEmpty(value: readonly string[] | boolean | undefined): boolean {
  return value === undefined || value === false || (value !== true && value.length === 0);
}

/** Chinese keyboards write full-width figures. */
function wholeNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC');
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

/** A phone number may be written in groups, and with its country’s code. */
function tidied(format: string | undefined, text: string): string {
  if (format !== 'mobile' && format !== 'mobileOrEmail') return text;
  const digits = text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+|00)86/, '');
  return /^\d+$/.test(digits) ? digits : text;
}
