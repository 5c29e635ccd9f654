/**
 * What a form asks of one field: plain data, from which the call's schema is built and by which the
 * app checks a form before it is sent. Texts count without the space around them.
 */
export type FieldRule =
  TextRule | IntegerRule | ChoiceRule | ChoicesRule | ConsentRule | DayRule | MomentRule;

export type FormRules = Readonly<Record<string, FieldRule>>;

interface Asked {
  /** A field that is not required may be left out, or empty. */
  required: boolean;
}

export interface TextRule extends Asked {
  kind: 'text';
  /** Characters (code points); 1 where it is left out. */
  minLength?: number;
  maxLength: number;
  format?: TextFormat;
  /** The space around it belongs to it, as in a password. */
  verbatim?: true;
}

export interface IntegerRule extends Asked {
  kind: 'integer';
  minimum: number;
  maximum: number;
  /** What counts where the field is left out. */
  default?: number;
  /** The field is a year of birth: how old one must become in the year of sending. */
  minimumAge?: number;
}

/** One of a few. */
export interface ChoiceRule extends Asked {
  kind: 'choice';
  options: readonly string[];
}

/** At least one of a few, none twice. */
export interface ChoicesRule extends Asked {
  kind: 'choices';
  options: readonly string[];
}

/** A box that must be ticked. */
export interface ConsentRule extends Asked {
  kind: 'consent';
}

/** A day of the museum's calendar, `2026-11-21`, counted from the day of sending. */
export interface DayRule extends Asked {
  kind: 'day';
  earliest: number;
  latest: number;
}

/** A day, or a date and time with offset, that is over: at most so many days ago. */
export interface MomentRule extends Asked {
  kind: 'moment';
  daysAgo: number;
}

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const email = `[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+`;
const mobile = '1[3-9]\\d{9}';
/** Characters that turn the direction of the text after them (UAX #9), as in a name that reads as another. */
const directions = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** What a text may have to look like, as patterns of regular expressions. */
export const textFormats = {
  /** A mobile number of mainland China. */
  mobile: `^${mobile}$`,
  /** As HTML has it for its e-mail fields, and with a dot in the domain. */
  email: `^${email}$`,
  mobileOrEmail: `^(?:${mobile}|${email})$`,
  uuid: '^[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$',
  /** Letters and digits of any script, with `.`, `_`, `@` and `-` between and after them. */
  userName: '^[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}._@-]*$',
  /** One line of text: no control or direction characters, and no halves of characters. */
  line: `^[^\\p{Cc}\\p{Cs}${directions}]*$`,
  /** As `line`, with line breaks and tabs: what every text must look like that is not verbatim. */
  text: `^(?:[^\\p{Cc}\\p{Cs}${directions}]|[\\t\\n\\r])*$`,
  /** `14:30` */
  time: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
} as const;
export type TextFormat = keyof typeof textFormats;

type ValueOf<Rule extends FieldRule> = Rule extends { kind: 'integer' }
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
