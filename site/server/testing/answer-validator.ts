import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { endpoints, type CallName } from '../../contract/endpoints';
import { openApiDocument } from '../operations/openapi';

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses: { Failure: Response } };
}

interface Response {
  content?: Record<'application/json', { schema: object }>;
}

const document = openApiDocument('test') as Described;
const ajv = new Ajv2020({ strict: true, allErrors: true });
// The package is CommonJS: its function stands under `default` where a bundler wraps it.
(addFormats as unknown as (instance: Ajv2020) => void)(ajv);
const validators = new Map<string, ValidateFunction>();

/**
 * What ajv finds wrong with the answer of a call by JSON Schema 2020-12, as the description of the calls
 * states it; a status that is not described is an error.
 */
export function answerErrors(
  name: CallName,
  status: number,
  body: unknown,
): ErrorObject[] | string {
  const { method, path } = endpoints[name];
  const described = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (!described) return `${name} answered ${String(status)}, which is not described`;
  const response = described.content ? described : document.components.responses.Failure;
  const key = response === described ? `${name} ${String(status)}` : 'failure';
  const validate =
    validators.get(key) ?? ajv.compile(response.content?.['application/json'].schema ?? false);
  validators.set(key, validate);
  return validate(body) ? [] : (validate.errors ?? []);
}
