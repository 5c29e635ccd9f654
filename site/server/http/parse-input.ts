import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { callSchemas, type CallInput } from '../../contract/schemas';
import type { CallSchema } from '../../contract/schemas/common/call-schema';
import { validateForm, trimForm } from '../../contract/shared/validate-form';
import { endpoints, type CallName, type Endpoint } from '../../contract/shared/endpoints';
import { scriptField } from '../../contract/shared/script-field';
import { languageOfSite, sites, type Language, type SiteId } from '../../contract/shared/sites';
import { toValidationErrors } from '../validation/schema-errors';
import { HttpError, invalidFields } from './http-error';

export interface ParsedInput<Input> {
  input: Input;
  siteId: SiteId;
  language: Language;
  /** Whether the answer is in traditional characters. */
  isTraditional: boolean;
}

type Fields = Record<string, unknown>;

/** Parses the input of a call sent at a time. */
export type InputParser<Input> = (raw: unknown, now: Date) => ParsedInput<Input>;

const inputParsers = new Map<CallName, InputParser<never>>();

/** Parser of the input of a visitors’ call, compiled once: dispatchers are made anew for each step of a preview. */
export function inputParserOf<Name extends CallName>(name: Name): InputParser<CallInput<Name>> {
  const known = inputParsers.get(name);
  if (known) return known;
  const parser = createParser<CallInput<Name>>(callSchemas[name], endpoints[name].input);
  inputParsers.set(name, parser as InputParser<never>);
  return parser;
}

/** Compiles a call's schema once; returns the parser of its input. */
export function createParser<Input>(
  { input: schema, form }: CallSchema,
  encoding: Endpoint['input'],
): InputParser<Input> {
  const validator = Compile(schema);
  const defaults = defaultsOf(schema);
  const areStrings = encoding !== 'json';
  return (raw, now) => {
    const sent = fieldsOf(raw);
    const known = knownFields(schema, sent);
    const fields = form ? trimForm(form, known) : areStrings ? withIntegers(schema, known) : known;
    const complete = { ...defaults, ...fields };
    const errors = form ? validateForm(form, complete, now) : [];
    if (errors.length > 0) throw invalidFields(errors);
    if (!validator.Check(complete))
      throw invalidFields(toValidationErrors(validator.Errors(complete)));
    rejectNul(complete);
    return {
      input: complete as unknown as Input,
      ...siteOf(sent),
      isTraditional: asksForTraditional(sent),
    };
  };
}

/** The language of error messages, from unvalidated input; default `zh`. */
export function detectLanguage(raw: unknown): Language {
  const siteId = isFields(raw) ? raw.siteId : undefined;
  return (typeof siteId === 'string' && languageOfSite(siteId)) || 'zh';
}

/** Whether the input of a call, not yet validated, asks for traditional characters: the field `script`. */
export function asksForTraditional(raw: unknown): boolean {
  return isFields(raw) && raw.script === scriptField.script;
}

function fieldsOf(raw: unknown): Fields {
  if (raw === undefined || raw === null) return {};
  if (isFields(raw)) return raw;
  throw new HttpError(400, (messages) => messages.notAnObject);
}

function isFields(raw: unknown): raw is Fields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

interface Property {
  type?: string;
  default?: unknown;
}

function propertiesOf(schema: TSchema): Record<string, Property | undefined> {
  return (schema as { properties?: Record<string, Property> }).properties ?? {};
}

/** Defaults of omitted fields. TypeBox's `Default` would copy values of any depth. */
function defaultsOf(schema: TSchema): Fields {
  const all = Object.entries(propertiesOf(schema)).map(([name, field]) => [name, field?.default]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Fields;
}

/** Drops unknown fields without reading them, whatever their depth. */
function knownFields(schema: TSchema, fields: Fields): Fields {
  const names = Object.keys(propertiesOf(schema)).filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Forms and queries have string values only: parses them where the schema has an integer. */
function withIntegers(schema: TSchema, fields: Fields): Fields {
  const properties = propertiesOf(schema);
  const read = (name: string, value: unknown) =>
    properties[name]?.type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)
      ? Number(value)
      : value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, read(name, value)]),
  );
}

/** PostgreSQL text cannot contain U+0000. */
function rejectNul(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw invalidFields([{ field: name, error: { kind: 'character' } }]);
    }
  }
}

function siteOf({ siteId }: Fields): { siteId: SiteId; language: Language } {
  if (siteId === undefined) return { siteId: sites.zh.id, language: 'zh' };
  const language = typeof siteId === 'string' ? languageOfSite(siteId) : undefined;
  if (!language) {
    throw invalidFields([{ field: 'siteId', error: { kind: 'unknownSite' } }]);
  }
  return { siteId: sites[language].id, language };
}
