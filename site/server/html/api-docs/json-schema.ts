type Json = Readonly<Record<string, unknown>>;

/**
 * Converts a TypeBox schema to JSON Schema 2020-12, which OpenAPI 3.1 requires: a draft-07 tuple (a list in
 * `items`) becomes `prefixItems` and `items: false`.
 */
export function jsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(jsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { items, additionalItems, ...rest } = schema as Json;
  const converted = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, jsonSchema(value)]),
  );
  if (Array.isArray(items)) {
    return { ...converted, prefixItems: items.map(jsonSchema), items: additionalItems ?? false };
  }
  return items === undefined ? converted : { ...converted, items: jsonSchema(items) };
}
