import { readFileSync, statSync } from 'node:fs';

/** Maximum size of a file of a pack in bytes; larger files are rejected without reading them. */
export const maxFileBytes = 64 * 1024 * 1024;

export type JsonFile = { records: unknown[] } | { reason: string };

/** Reads a JSON file's list of records: its top-level array, or the named property of its object. */
export function readRecords(path: string, property: string): JsonFile {
  if (statSync(path).size > maxFileBytes) return { reason: 'is larger than 64 MB' };
  const text = decode(readFileSync(path));
  if (text === undefined) return { reason: 'is not UTF-8 text' };
  try {
    const records = findList(JSON.parse(text), property);
    return records
      ? { records }
      : { reason: `contains neither a list nor an object with a list "${property}"` };
  } catch (error) {
    return { reason: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function findList(value: unknown, property: string): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'object' || value === null) return undefined;
  const list = (value as Record<string, unknown>)[property];
  return Array.isArray(list) ? (list as unknown[]) : undefined;
}
