import type { FieldError, ValidationError } from './field-error';
import { textFormats, type FieldRule, type FormRules, type TextRule } from './form-rule';
import { addDays, isDay, museumDay, parseDateTime } from './museum-time';

type Fields = Readonly<Record<string, unknown>>;

/** The fields as they are sent: texts trimmed, empty optional fields left out. */
export function normaliseForm(rules: FormRules, fields: Fields): Record<string, unknown> {
  const entries = Object.entries(trimForm(rules, fields));
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== '' || rules[name]?.required),
  );
}

/** The fields with white space trimmed from texts; fields with a `verbatim` rule stay as they are. */
export function trimForm(rules: FormRules, fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => {
    return [name, typeof value === 'string' ? trimText(rules[name], value) : value] as const;
  });
  return Object.fromEntries(entries);
}

function trimText(rule: FieldRule | undefined, text: string): string {
  const isVerbatim = !rule || (rule.kind === 'text' && rule.verbatim);
  return isVerbatim ? text : text.trim();
}

/**
 * Validates a form: at most one error a field, in the order of the rules. App and service both use it.
 * @param now decides the limits of days, times and years of birth
 */
export function validateForm(rules: FormRules, fields: Fields, now: Date): ValidationError[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const value = fields[field];
    const error = value === undefined ? validateMissing(rule) : validateValue(rule, value, now);
    return error ? [{ field, error }] : [];
  });
}

function validateMissing(rule: FieldRule): FieldError | undefined {
  if (!rule.required) return undefined;
  switch (rule.kind) {
    case 'consent':
      return { kind: 'consent' };
    case 'text':
    case 'integer':
      return { kind: 'missing' };
    default:
      return { kind: 'missing', of: rule.kind === 'choices' ? 'choices' : 'choice' };
  }
}

function validateValue(rule: FieldRule, value: unknown, now: Date): FieldError | undefined {
  switch (rule.kind) {
    case 'consent':
      return value === true ? undefined : { kind: 'consent' };
    case 'integer':
      return validateInteger(
        value,
        rule.minimum,
        latestBirthYear(rule.minimumAge, now) ?? rule.maximum,
      );
    case 'choice':
      return validateChoice(rule.options, value);
    case 'choices':
      return validateChoices(rule.options, value);
    case 'text':
      return typeof value === 'string' ? validateText(rule, value) : wrongType('string');
    case 'day':
      if (typeof value !== 'string') return wrongType('string');
      if (!isDay(value)) return { kind: 'format', expected: 'day' };
      return validateDayRange(value, museumDay(now), rule.earliest, rule.latest);
    case 'moment':
      return typeof value === 'string'
        ? validateMoment(value, rule.daysAgo, now)
        : wrongType('string');
  }
}

function wrongType(expected: string): FieldError {
  return { kind: 'type', expected };
}

function latestBirthYear(minimumAge: number | undefined, now: Date): number | undefined {
  return minimumAge === undefined ? undefined : Number(museumDay(now).slice(0, 4)) - minimumAge;
}

function validateInteger(value: unknown, minimum: number, maximum: number): FieldError | undefined {
  if (!Number.isInteger(value)) return wrongType('integer');
  if (Number(value) < minimum) return { kind: 'minimum', limit: minimum };
  return Number(value) > maximum ? { kind: 'maximum', limit: maximum } : undefined;
}

function validateChoice(options: readonly string[], value: unknown): FieldError | undefined {
  const isOption = options.some((option) => option === value);
  return isOption ? undefined : { kind: 'choice', choices: options.join(', ') };
}

function validateChoices(options: readonly string[], value: unknown): FieldError | undefined {
  if (!Array.isArray(value)) return wrongType('array');
  if (value.length === 0) return { kind: 'minItems', limit: 1 };
  const itemError = value.map((item) => validateChoice(options, item)).find(Boolean);
  if (itemError) return itemError;
  return new Set(value).size < value.length ? { kind: 'repeated' } : undefined;
}

/** PostgreSQL cannot store U+0000 in a text, so passwords may not contain it either. */
const nul = '\0';
const plainText = new RegExp(textFormats.text, 'u');

function validateText(rule: TextRule, text: string): FieldError | undefined {
  const { minLength = 1, maxLength, format } = rule;
  if (text === '') return { kind: 'minLength', limit: 1 };
  if (Array.from(text.slice(0, 2 * minLength)).length < minLength) {
    return { kind: 'minLength', limit: minLength };
  }
  if (isLonger(text, maxLength)) return { kind: 'maxLength', limit: maxLength };
  if (rule.verbatim ? text.includes(nul) : !plainText.test(text)) return { kind: 'character' };
  const matchesFormat = !format || new RegExp(textFormats[format], 'u').test(text);
  return matchesFormat ? undefined : { kind: 'format', expected: format };
}

/** Whether a text has more than `maxLength` code points; very long texts are not split for the count. */
function isLonger(text: string, maxLength: number): boolean {
  return text.length > 2 * maxLength || Array.from(text).length > maxLength;
}

function validateMoment(text: string, daysAgo: number, now: Date): FieldError | undefined {
  const moment = parseDateTime(text);
  if (!moment && !isDay(text)) return { kind: 'format', expected: 'moment' };
  const today = museumDay(now);
  if (moment && moment > now) return { kind: 'latest', limit: today };
  return validateDayRange(moment ? museumDay(moment) : text, today, -daysAgo, 0);
}

/** Compares days as strings: ISO 8601 dates sort chronologically. */
function validateDayRange(day: string, today: string, earliest: number, latest: number) {
  const first = addDays(today, earliest);
  const last = addDays(today, latest);
  if (day < first) return { kind: 'earliest', limit: first } as const;
  return day > last ? ({ kind: 'latest', limit: last } as const) : undefined;
}
