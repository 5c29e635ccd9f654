import type { RecordField } from '../../../contract/shared/desk/records';
import { isValues, type Values } from '../../ui/versions/values';

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
