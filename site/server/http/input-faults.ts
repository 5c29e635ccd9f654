import type { FieldFault } from './messages';

/** As TypeBox reports what is wrong. */
export interface TypeBoxError {
  keyword: string;
  instancePath: string;
  params: object;
  message?: string;
}

/** Turns the first of TypeBox's errors into the name of a field and what is wrong with it. */
export function firstFault(errors: readonly TypeBoxError[]): { field: string; fault: FieldFault } {
  const [error] = errors;
  if (!error) return { field: '', fault: { kind: 'type', expected: 'object' } };
  const params = error.params as Record<string, unknown>;
  const field = error.instancePath.slice(1).replaceAll('/', '.');
  if (error.keyword === 'required') {
    return { field: firstText(params.requiredProperties), fault: { kind: 'missing' } };
  }
  return { field, fault: faultOf(error, params, errors) };
}

function faultOf(
  { keyword, instancePath }: TypeBoxError,
  params: Record<string, unknown>,
  errors: readonly TypeBoxError[],
): FieldFault {
  switch (keyword) {
    case 'minimum':
    case 'maximum':
    case 'minLength':
    case 'maxLength':
      return { kind: keyword, limit: Number(params.limit) };
    case 'const':
    case 'enum':
    case 'anyOf':
      return { kind: 'choice', choices: choicesAt(instancePath, errors) };
    case 'format':
    case 'pattern':
      return { kind: 'format', expected: String(params[keyword]) };
    default:
      return { kind: 'type', expected: typeof params.type === 'string' ? params.type : 'object' };
  }
}

/** A choice is reported as one failed constant after another. */
function choicesAt(path: string, errors: readonly TypeBoxError[]): string {
  return errors
    .filter(({ keyword, instancePath }) => keyword === 'const' && instancePath === path)
    .map(({ params }) => String((params as { allowedValue?: unknown }).allowedValue))
    .join(', ');
}

function firstText(list: unknown): string {
  return Array.isArray(list) ? String(list[0]) : '';
}
