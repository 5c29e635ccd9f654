import { normaliseForm } from '../../../contract/shared/validate-form';
import type { FieldRule, FormRules } from '../../../contract/shared/form-rule';

/** Value of a control: text, the checked values of a group, or the state of one checkbox. */
export type FieldValue = string | readonly string[] | boolean;
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/** Converts the values of the controls to request fields; empty ones are left out. */
export function toRequestFields(rules: FormRules, values: FormValues): Record<string, unknown> {
  const entries = Object.entries(rules).flatMap(([name, rule]) => {
    const value = fieldOf(rule, values[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return normaliseForm(rules, Object.fromEntries(entries));
}

function fieldOf(rule: FieldRule, value: FieldValue | undefined): unknown {
  if (typeof value !== 'string') return isEmpty(value) ? undefined : value;
  const text = value.trim();
  if (text === '') return undefined;
  if (rule.kind === 'integer') return parseInteger(text) ?? text;
  return rule.kind === 'text' ? normalisePhone(rule.format, text) : text;
}

function isEmpty(value: readonly string[] | boolean | undefined): boolean {
  return value === undefined || value === false || (value !== true && value.length === 0);
}

/** Chinese input methods enter full-width digits. */
function parseInteger(text: string): number | undefined {
  const ascii = text.normalize('NFKC');
  return /^-?\d{1,15}$/.test(ascii) ? Number(ascii) : undefined;
}

/** Phone numbers may contain spaces, hyphens and the country code. */
function normalisePhone(format: string | undefined, text: string): string {
  if (format !== 'mobile' && format !== 'mobileOrEmail') return text;
  const digits = text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+|00)86/, '');
  return /^\d+$/.test(digits) ? digits : text;
}
