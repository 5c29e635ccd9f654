/**
 * Validation rule of one form field. Plain data: the call’s schema is built from it, and the app validates the
 * form with it before sending. Lengths of texts are counted after trimming.
 */
export type FieldRule =
  TextRule | IntegerRule | ChoiceRule | ChoicesRule | ConsentRule | DayRule | MomentRule;

export type FormRules = Readonly<Record<string, FieldRule>>;

interface BaseRule {
  /** Optional fields may be left out or empty. */
  required: boolean;
}

export interface TextRule extends BaseRule {
  kind: 'text';
  /** Code points; default 1. */
  minLength?: number;
  maxLength: number;
  format?: TextFormat;
  /** White space at both ends is kept, as in a password. */
  verbatim?: true;
}

export interface IntegerRule extends BaseRule {
  kind: 'integer';
  minimum: number;
  maximum: number;
  /** Value of a field that is left out. */
  default?: number;
  /** For a year of birth: the age that must be reached in the year of sending. */
  minimumAge?: number;
}

/** Exactly one of the options. */
export interface ChoiceRule extends BaseRule {
  kind: 'choice';
  options: readonly string[];
}

/** At least one of the options, without duplicates. */
export interface ChoicesRule extends BaseRule {
  kind: 'choices';
  options: readonly string[];
}

/** A checkbox that must be checked. */
export interface ConsentRule extends BaseRule {
  kind: 'consent';
}

/** A day in the museum’s time zone, `2026-11-21`; the limits are days from the day of sending. */
export interface DayRule extends BaseRule {
  kind: 'day';
  earliest: number;
  latest: number;
}

/** A past day, or a past date and time with offset, at most `daysAgo` days ago. */
export interface MomentRule extends BaseRule {
  kind: 'moment';
  daysAgo: number;
}

const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const email = `[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})+`;
const mobile = '1[3-9]\\d{9}';
/** Bidirectional control characters (UAX #9), which can make a name read as another one. */
const bidiControls = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** Text formats as regular expressions (flag `u`). */
export const textFormats = {
  /** A mobile number of mainland China. */
  mobile: `^${mobile}$`,
  /** The pattern of `<input type="email">` (HTML Standard), with at least one dot in the domain. */
  email: `^${email}$`,
  mobileOrEmail: `^(?:${mobile}|${email})$`,
  uuid: '^[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$',
  /** Letters and digits of any script, with `.`, `_`, `@` and `-` between and after them. */
  userName: '^[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}._@-]*$',
  /** One line of text: no control characters, bidirectional controls or lone surrogates. */
  line: `^[^\\p{Cc}\\p{Cs}${bidiControls}]*$`,
  /** As `line`, with line breaks and tabs; the default of texts that are not verbatim. */
  text: `^(?:[^\\p{Cc}\\p{Cs}${bidiControls}]|[\\t\\n\\r])*$`,
  /** `14:30` */
  time: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
} as const;
export type TextFormat = keyof typeof textFormats;

/** Value of a field of this rule. */
export type ValueOf<Rule extends FieldRule> = Rule extends { kind: 'integer' }
  ? number
  : Rule extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : Rule extends { kind: 'choices'; options: readonly (infer Option)[] }
      ? Option[]
      : Rule extends { kind: 'consent' }
        ? true
        : string;

type Required<Rules extends FormRules> = {
  [Name in keyof Rules]: Rules[Name] extends { required: true } ? Name : never;
}[keyof Rules];

/** The fields that a form of these rules sends. */
export type FormInput<Rules extends FormRules> = {
  [Name in Required<Rules>]: ValueOf<Rules[Name]>;
} & {
  [Name in Exclude<keyof Rules, Required<Rules>>]?: ValueOf<Rules[Name]> | undefined;
};
