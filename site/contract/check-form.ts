import type { FieldFault, NamedFault } from './field-fault';
import { textFormats, type FieldRule, type FormRules, type TextRule } from './form-rule';
import { addDays, isDay, museumDay, readDateTime } from './museum-time';

type Fields = Readonly<Record<string, unknown>>;

/** What was typed into a form, as it is sent: trimmed, and without the optional fields that were left empty. */
export function readForm(rules: FormRules, fields: Fields): Record<string, unknown> {
  const read = Object.entries(trimForm(rules, fields));
  return Object.fromEntries(read.filter(([name, value]) => value !== '' || rules[name]?.required));
}

/** A form as the service takes it: texts without the space around them. A blank text is an empty one. */
export function trimForm(rules: FormRules, fields: Fields): Record<string, unknown> {
  const read = Object.entries(fields).map(([name, value]) => {
    return [name, typeof value === 'string' ? readText(rules[name], value) : value] as const;
  });
  return Object.fromEntries(read);
}

function readText(rule: FieldRule | undefined, text: string): string {
  const isVerbatim = !rule || (rule.kind === 'text' && rule.verbatim);
  return isVerbatim ? text : text.trim();
}

/**
 * Everything that is wrong with a form, at most one fault a field, in the order of its fields.
 * App and service both ask here.
 */
export function checkForm(rules: FormRules, fields: Fields, now: Date): NamedFault[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const value = fields[field];
    const fault = value === undefined ? faultOfNothing(rule) : faultOf(rule, value, now);
    return fault ? [{ field, fault }] : [];
  });
}

function faultOfNothing(rule: FieldRule): FieldFault | undefined {
  if (!rule.required) return undefined;
  return rule.kind === 'consent' ? { kind: 'consent' } : { kind: 'missing' };
}

function faultOf(rule: FieldRule, value: unknown, now: Date): FieldFault | undefined {
  switch (rule.kind) {
    case 'consent':
      return value === true ? undefined : { kind: 'consent' };
    case 'integer':
      return faultOfNumber(value, rule.minimum, latestBirth(rule.minimumAge, now) ?? rule.maximum);
    case 'choice':
      return faultOfChoice(rule.options, value);
    case 'choices':
      return faultOfChoices(rule.options, value);
    case 'text':
      return typeof value === 'string' ? faultOfText(rule, value) : wrongType('string');
    case 'day':
      if (typeof value !== 'string') return wrongType('string');
      if (!isDay(value)) return { kind: 'format', expected: 'day' };
      return outside(value, museumDay(now), rule.earliest, rule.latest);
    case 'moment':
      return typeof value === 'string'
        ? faultOfMoment(value, rule.daysAgo, now)
        : wrongType('string');
  }
}

function wrongType(expected: string): FieldFault {
  return { kind: 'type', expected };
}

function latestBirth(minimumAge: number | undefined, now: Date): number | undefined {
  return minimumAge === undefined ? undefined : Number(museumDay(now).slice(0, 4)) - minimumAge;
}

function faultOfNumber(value: unknown, minimum: number, maximum: number): FieldFault | undefined {
  if (!Number.isInteger(value)) return wrongType('integer');
  if (Number(value) < minimum) return { kind: 'minimum', limit: minimum };
  return Number(value) > maximum ? { kind: 'maximum', limit: maximum } : undefined;
}

function faultOfChoice(options: readonly string[], value: unknown): FieldFault | undefined {
  const isOption = options.some((option) => option === value);
  return isOption ? undefined : { kind: 'choice', choices: options.join(', ') };
}

function faultOfChoices(options: readonly string[], value: unknown): FieldFault | undefined {
  if (!Array.isArray(value)) return wrongType('array');
  if (value.length === 0) return { kind: 'minItems', limit: 1 };
  const unknown = value.map((item) => faultOfChoice(options, item)).find(Boolean);
  if (unknown) return unknown;
  return new Set(value).size < value.length ? { kind: 'repeated' } : undefined;
}

/** PostgreSQL has no place for U+0000 in a text, not even in a password. */
const nul = '\0';
const wholeText = new RegExp(textFormats.text, 'u');

function faultOfText(rule: TextRule, text: string): FieldFault | undefined {
  const { minLength = 1, maxLength, format } = rule;
  if (text === '') return { kind: 'minLength', limit: 1 };
  if (Array.from(text.slice(0, 2 * minLength)).length < minLength) {
    return { kind: 'minLength', limit: minLength };
  }
  if (isLonger(text, maxLength)) return { kind: 'maxLength', limit: maxLength };
  if (rule.verbatim ? text.includes(nul) : !wholeText.test(text)) return { kind: 'character' };
  const fits = !format || new RegExp(textFormats[format], 'u').test(text);
  return fits ? undefined : { kind: 'format', expected: format };
}

/** Whether a text has more characters (code points) than that, without counting a book's. */
function isLonger(text: string, maxLength: number): boolean {
  return text.length > 2 * maxLength || Array.from(text).length > maxLength;
}

function faultOfMoment(text: string, daysAgo: number, now: Date): FieldFault | undefined {
  const moment = readDateTime(text);
  if (!moment && !isDay(text)) return { kind: 'format', expected: 'moment' };
  const today = museumDay(now);
  if (moment && moment > now) return { kind: 'latest', limit: today };
  return outside(moment ? museumDay(moment) : text, today, -daysAgo, 0);
}

/** Days are compared as texts: both are written with the year in front. */
function outside(day: string, today: string, earliest: number, latest: number) {
  const first = addDays(today, earliest);
  const last = addDays(today, latest);
  if (day < first) return { kind: 'earliest', limit: first } as const;
  return day > last ? ({ kind: 'latest', limit: last } as const) : undefined;
}
