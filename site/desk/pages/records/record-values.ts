import type { RecordField } from '../../../contract/shared/desk/records';

/** Values of the fields of a record, or of a part of it. */
export type Values = Readonly<Record<string, unknown>>;

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

export const textsOf = (value: unknown): string[] =>
  listOf(value).filter((each): each is string => typeof each === 'string');

/** Values without empty texts and empty groups, which are fields that nobody has filled in. */
export function withoutEmpty(values: Values): Values {
  const kept = Object.entries(values).map(([name, value]) => [name, pruned(value)] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

function pruned(value: unknown): unknown {
  if (value === '' || value === undefined) return undefined;
  if (Array.isArray(value))
    return listOf(value).map((each) => (isValues(each) ? withoutEmpty(each) : each));
  if (!isValues(value)) return value;
  const inner = withoutEmpty(value);
  return Object.keys(inner).length > 0 ? inner : undefined;
}

/** Fields that are true unless the record says otherwise. */
const onByDefault: ReadonlySet<string> = new Set(['visible', 'showSecondMenu']);

export function isOn(name: string, value: unknown): boolean {
  return typeof value === 'boolean' ? value : onByDefault.has(name);
}

/** Fields that the form shows: withdrawing is an action of its own. */
export function isInForm({ name }: RecordField): boolean {
  return name !== 'withdrawn';
}

/** A value for comparing versions, as a reader would see it. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value, undefined, 1);
}

/** Names of the fields that differ between two versions. */
export function differingNames(one: Values, other: Values): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => stable(one[name]) !== stable(other[name]));
}

/** JSON whose properties are sorted: versions differ in values, not in the order of their fields. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isValues(part) ? Object.fromEntries(Object.entries(part).toSorted(byName)) : part,
  );
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
