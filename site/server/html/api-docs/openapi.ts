import { Type, type TSchema } from 'typebox';
import type { CallSchema } from '../../../contract/schemas/common/call-schema';
import type { Endpoint } from '../../../contract/shared/endpoints';
import {
  conflictResponse,
  ErrorResponse,
  pageResponse,
  recordResponse,
  rowsResponse,
} from '../../../contract/schemas/common/wrapper';
import { describeTag } from './api-tags';
import { calendarFilePaths } from './calendar-file-paths';
import { documentedCalls, type DocumentedCall } from './documented-calls';
import { jsonSchema } from './json-schema';
import { openDataPaths } from './open-data-paths';

const errorResponse = { $ref: '#/components/responses/Failure' };
const tokenHeader = 'app-token';

/** OpenAPI 3.1 document of every call, generated from the contract. */
export function openApiDocument(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of documentedCalls) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  const tags = new Set(documentedCalls.map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yunze Museum content service',
      version,
      description:
        'Every answer wears the wrapper: `success`, `code` (0 = ok), `msg` in the language of the site, `data`. ' +
        'A errorResponse carries its HTTP status as well. Unknown fields are ignored; JSON types are strict.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    // Default of calls without `security`: no token.
    security: [],
    tags: [...tags, 'data'].map((name) => ({ name, description: describeTag(name) })),
    paths: { ...paths, ...calendarFilePaths(), ...openDataPaths },
    components: {
      securitySchemes: {
        member: { type: 'apiKey', in: 'header', name: tokenHeader },
        staff: { type: 'http', scheme: 'bearer' },
      },
      responses: {
        Failure: {
          description: 'The call failed; `msg` says why, in the language of the site.',
          content: { 'application/json': { schema: jsonSchema(ErrorResponse) } },
        },
      },
    },
  };
}

/** Schema of a call's successful response. */
export function responseSchema({
  record,
  more,
  response,
}: Pick<CallSchema, 'record' | 'more'> & Pick<Endpoint, 'response'>): TSchema {
  if (response === 'page') return pageResponse(record, more);
  return response === 'rows' ? rowsResponse(record) : recordResponse(record);
}

/** Calls without a token whose input contains credentials. */
const takesCredentials: ReadonlySet<DocumentedCall['name']> = new Set([
  'memberLogin',
  'memberRefresh',
  'deskLogin',
  'deskRefresh',
]);
/** 403: the account of another member, a locked account, a booking that the museum's verifier rejects, another site or role. */
const forbiddable: ReadonlySet<DocumentedCall['name']> = new Set([
  'memberLogin',
  'pointsReport',
  'pointsAccount',
  'activityBook',
  'docentBook',
  'classVisitBook',
]);
const mayBeForbidden = ({ name, roles }: DocumentedCall) =>
  forbiddable.has(name) || roles !== undefined;

/** Schemes of the tokens by access; `{}` is the alternative without a token. */
const securityOf = {
  member: [{ member: [] }],
  visitor: [{ member: [] }, {}],
  staff: [{ staff: [] }],
} as const;

function operation(call: DocumentedCall): object {
  const { name, input: form, access, perMinute, tag } = call;
  const { summary, input, example, conflict } = call.schema;
  const hasBody = form !== 'query';
  const errorStatuses = [
    '400',
    ...(access || takesCredentials.has(name) ? ['401'] : []),
    ...(mayBeForbidden(call) ? ['403'] : []),
    '404',
    ...(hasBody ? ['408'] : []),
    // A write may conflict with stored data.
    ...(perMinute && hasBody ? ['409'] : []),
    ...(hasBody ? ['413', '415'] : []),
    ...(perMinute ? ['429'] : []),
    '500',
    '503',
  ];
  return {
    operationId: name,
    summary,
    tags: [tag],
    ...((form === 'query' || form === 'binary') && { parameters: parameters(input, example) }),
    ...(form !== 'query' && { requestBody: body(form, input, example) }),
    responses: {
      '200': {
        description: 'Success',
        content: {
          'application/json': {
            schema: jsonSchema(responseSchema({ ...call.schema, response: call.response })),
          },
        },
      },
      ...Object.fromEntries(errorStatuses.map((status) => [status, errorResponse])),
      ...(conflict && { '409': conflictOf(conflict) }),
    },
    ...(access && { security: securityOf[access] }),
    ...(perMinute && { 'x-limit-per-minute': perMinute }),
  };
}

function conflictOf(current: TSchema): object {
  return {
    description: 'Somebody was faster: `current` is what the service has now.',
    content: { 'application/json': { schema: jsonSchema(conflictResponse(current)) } },
  };
}

function body(form: 'json' | 'form' | 'binary', schema: TSchema, example: unknown): object {
  if (form === 'binary') return { required: true, content: { 'application/octet-stream': {} } };
  const type = form === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  return { required: true, content: { [type]: { schema, example } } };
}

function parameters(schema: TSchema, example: unknown): object[] {
  return listInputFields(schema).map(({ name, isRequired, schema: field }) => ({
    name,
    in: 'query',
    required: isRequired,
    schema: field,
    example: (example as Readonly<Record<string, unknown>>)[name],
  }));
}

export interface InputField {
  name: string;
  isRequired: boolean;
  schema: TSchema;
}

/** Fields of an input schema. */
export function listInputFields(schema: TSchema): InputField[] {
  if (!Type.IsObject(schema)) return [];
  const required = new Set(schema.required as readonly string[] | undefined);
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    isRequired: required.has(name),
    schema: field,
  }));
}
