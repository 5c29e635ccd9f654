/** Fields of a parsed response; the readers below return empty values for other types. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** A path on this origin; '' for anything else. */
export function ownPath(value: unknown): string {
  return /^\/(?![/\\])/.test(text(value)) ? text(value) : '';
}
