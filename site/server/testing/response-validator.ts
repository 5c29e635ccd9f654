import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { DeskCallName } from '../../contract/shared/desk/endpoints';
import type { CallName } from '../../contract/shared/endpoints';
import { documentedCalls } from '../html/api-docs/documented-calls';
import { openApiDocument } from '../html/api-docs/openapi';

interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses: { Failure: Response } };
}

interface Response {
  content?: Record<'application/json', { schema: object }>;
}

const document = openApiDocument('test') as OpenApiDocument;
const ajv = new Ajv2020({ strict: true, allErrors: true });
// ajv-formats is a CommonJS package: the types of its default import do not match the function at run time.
(addFormats as unknown as (instance: Ajv2020) => void)(ajv);
const validators = new Map<string, ValidateFunction>();

/**
 * Validates the response of a call against the OpenAPI document (JSON Schema 2020-12) and returns ajv's
 * errors; a message for a status that the document does not describe.
 */
export function responseErrors(
  name: CallName | DeskCallName,
  status: number,
  body: unknown,
): ErrorObject[] | string {
  const call = documentedCalls.find((each) => each.name === name);
  if (!call) return `${name} is not documented`;
  const { method, path } = call;
  const operationResponse = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (!operationResponse) return `${name} answered ${String(status)}, which is not described`;
  const response = operationResponse.content
    ? operationResponse
    : document.components.responses.Failure;
  const key = response === operationResponse ? `${name} ${String(status)}` : 'failure';
  const validate =
    validators.get(key) ?? ajv.compile(response.content?.['application/json'].schema ?? false);
  validators.set(key, validate);
  return validate(body) ? [] : (validate.errors ?? []);
}
