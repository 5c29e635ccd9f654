/** Fields of a parsed response; the readers below return empty values for other types. */
export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function asList(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(asFields) : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function asNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** A path on this origin; '' for anything else. */
export function asLocalPath(value: unknown): string {
  return /^\/(?![/\\])/.test(asText(value)) ? asText(value) : '';
}
