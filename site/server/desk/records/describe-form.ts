import type {
  FieldControl,
  RecordField,
  RecordForm as FormDescription,
} from '../../../contract/shared/desk/records';
import { textFormats } from '../../../contract/shared/form-rule';
import { recordForms } from '../../import/kinds';

/** The keywords of JSON Schema that tell the control of a field, and the desk's own. */
interface FieldSchema {
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  const?: unknown;
  anyOf?: readonly FieldSchema[];
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  control?: FieldControl;
  reference?: string;
}

const languages = ['zh', 'en'] as const;

/** Fields of every form of records, in the order of their schemas. */
export const formDescriptions: readonly FormDescription[] = recordForms.map(
  ({ name, kind, schema }) => ({ form: name, kind, fields: describeFields(schema) }),
);

function describeFields({ properties = {}, required = [] }: FieldSchema): RecordField[] {
  const fields = new Map<string, RecordField>();
  for (const [property, schema] of Object.entries(properties)) {
    const [, base = property, language] = /^(.+)_(zh|en)$/.exec(property) ?? [];
    const own = languages.filter((each) => `${base}_${each}` in properties);
    const isLocalized = language !== undefined;
    const key = isLocalized ? `${base}_` : property;
    if (fields.has(key)) continue;
    fields.set(key, {
      name: base,
      ...(isLocalized && { languages: own }),
      isRequired: required.includes(property),
      ...describeValue(schema),
    });
  }
  return [...fields.values()];
}

function describeValue(schema: FieldSchema): Omit<RecordField, 'name' | 'isRequired'> {
  const { anyOf = [], items, maxLength, maxItems, reference } = schema;
  const max = maxLength ?? maxItems;
  const limit = max === undefined ? {} : { max };
  const options = literalsOf(schema);
  if (options) return { control: 'choice', options };
  const [present] = anyOf.filter(({ type }) => type !== 'null');
  if (present) return describeValue(present);
  if (reference !== undefined) return { control: 'reference', reference };
  if (schema.control === 'picture') return { control: 'picture', fields: describeFields(schema) };
  if (schema.control) return { control: schema.control, ...limit };
  if (items) return { ...describeItems(items), ...limit };
  if (schema.properties) return { control: 'group', fields: describeFields(schema) };
  return { control: controlOf(schema), ...limit };
}

function describeItems(items: FieldSchema): Omit<RecordField, 'name' | 'isRequired'> {
  const options = literalsOf(items);
  if (options) return { control: 'choices', options };
  const { reference } = items;
  if (reference !== undefined) return { control: 'references', reference };
  if (items.control === 'picture') return { control: 'pictures', fields: describeFields(items) };
  if (items.properties) return { control: 'list', fields: describeFields(items) };
  return { control: 'lines' };
}

/** Values of a union of literals; `undefined` for other schemas. */
function literalsOf({ anyOf = [] }: FieldSchema): string[] | undefined {
  const values = anyOf.map((each) => each.const);
  return values.length > 0 && values.every((value) => typeof value === 'string')
    ? values
    : undefined;
}

function controlOf({ type, format, pattern }: FieldSchema): FieldControl {
  if (type === 'boolean') return 'flag';
  if (type === 'integer' || type === 'number') return 'number';
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'moment';
  return pattern === textFormats.time ? 'time' : 'line';
}
