import type { CallName } from '../../contract/shared/endpoints';
import { scriptField } from '../../contract/shared/script-field';
import { toTraditional } from '../../traditional/to-traditional';

/** Calls that answer with what visitors have written, which stays as written. */
const visitorsTexts: ReadonlySet<CallName> = new Set<CallName>([
  'memberRegister',
  'memberLogin',
  'memberRefresh',
  'memberInfo',
  'profileDetail',
  'profileUpdate',
  'memberExport',
  'objectSetList',
  'objectSetSave',
  'objectSetShare',
  'sharedObjectSet',
]);

/** Captions, which the service converts at an address of their own. */
const captions = /^\/media\/[^?#]+\.vtt$/;

/** Addresses may hold Chinese names of files and are not texts. */
const address = /^(?:[a-z][a-z0-9+.-]*:|[/#])\S*$/i;

/** Converted results by result: the response cache returns the same object until the content changes. */
const converted = new WeakMap<object, object>();

/** The result of a call with its texts in traditional characters. */
export function toTraditionalResult(name: CallName, result: object): object {
  if (visitorsTexts.has(name)) return result;
  const known = converted.get(result);
  if (known) return known;
  const copy = toTraditionalTexts(result);
  converted.set(result, copy);
  return copy;
}

/** A copy of plain data with its texts in traditional characters; names of fields and addresses stay. */
export function toTraditionalTexts<Data>(data: Data): Data {
  return convertValue(data) as Data;
}

function convertValue(value: unknown): unknown {
  if (typeof value === 'string') return convertText(value);
  if (Array.isArray(value)) return value.map(convertValue);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, convertValue(each)]),
  );
}

function convertText(text: string): string {
  if (captions.test(text)) return `${text}?${new URLSearchParams(scriptField).toString()}`;
  return address.test(text) ? text : toTraditional(text);
}
