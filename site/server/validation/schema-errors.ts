import type { FieldError, ValidationError } from '../../contract/shared/field-error';

/** TypeBox's validation error. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: object;
}

/** Converts TypeBox's errors to at most one error per field, in their order. */
export function toValidationErrors(errors: readonly SchemaError[]): ValidationError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    for (const { field, error: fieldError } of fieldErrorsOf(error, errors)) {
      if (!found.has(field)) found.set(field, fieldError);
    }
  }
  return [...found].map(([field, error]) => ({ field, error }));
}

function fieldErrorsOf(error: SchemaError, errors: readonly SchemaError[]): ValidationError[] {
  const params = error.params as Record<string, unknown>;
  if (error.keyword === 'required') {
    return textsOf(params.requiredProperties).map((name) => ({
      field: fieldName(`${error.instancePath}/${name}`),
      error: { kind: 'missing' },
    }));
  }
  return [{ field: fieldName(error.instancePath), error: fieldErrorOf(error, params, errors) }];
}

function fieldErrorOf(
  { keyword, instancePath }: SchemaError,
  params: Record<string, unknown>,
  errors: readonly SchemaError[],
): FieldError {
  const choices = choicesAt(instancePath, errors);
  if (choices) return { kind: 'choice', choices };
  switch (keyword) {
    case 'minimum':
    case 'maximum':
    case 'minLength':
    case 'maxLength':
    case 'minItems':
      return { kind: keyword, limit: Number(params.limit) };
    case 'format':
    case 'pattern':
      return { kind: 'format', expected: String(params[keyword]) };
    default:
      return { kind: 'type', expected: typeof params.type === 'string' ? params.type : 'object' };
  }
}

/** TypeBox reports a union of literals as one `const` error per literal. */
function choicesAt(path: string, errors: readonly SchemaError[]): string {
  return errors
    .filter(({ keyword, instancePath }) => keyword === 'const' && instancePath === path)
    .map(({ params }) => String((params as { allowedValue?: unknown }).allowedValue))
    .join(', ');
}

/** A JSON pointer in dot notation: `images[0].file`. */
function fieldName(pointer: string): string {
  return pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
