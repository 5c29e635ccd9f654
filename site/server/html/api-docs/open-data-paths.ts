import { openData } from '../../../contract/shared/open-data';

const failure = { $ref: '#/components/responses/Failure' };
const failures = { '429': failure, '500': failure, '503': failure };

const linkedData = { 'application/ld+json': { schema: { type: 'object' } } };

const text = (name: string, description: string, more: object = {}) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', ...more },
});

interface OpenDataOperation {
  operationId: string;
  summary: string;
  parameters?: readonly object[];
  responses: Readonly<Record<string, object>>;
}

const get = (operation: OpenDataOperation) => ({ get: { ...operation, tags: ['data'] } });

const file = (operationId: string, type: string, content: string) =>
  get({
    operationId,
    summary: `The whole collection ${content}, made once a day; CC0 1.0.`,
    responses: {
      '200': { description: 'Success', content: { [type]: { schema: { type: 'string' } } } },
      ...failures,
    },
  });

/** OpenAPI paths of the open data, which have no wrapper but for failures. */
export const openDataPaths: Readonly<Record<string, object>> = {
  [openData.objects]: get({
    operationId: 'openObjects',
    summary:
      'Objects of the collection as a schema.org DataFeed in the order of their ids, withdrawn ones with dateDeleted; `next` is the address of the next page. CC0 1.0.',
    parameters: [
      text('after', 'Id of the object before the first one.', { maxLength: 100 }),
      text('changedSince', 'Only changes at this time or later.', { format: 'date-time' }),
      {
        name: 'limit',
        in: 'query',
        schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
      },
    ],
    responses: {
      '200': { description: 'Success; the answer has an ETag.', content: linkedData },
      '304': { description: 'Not changed since the ETag of `If-None-Match`.' },
      '400': failure,
      ...failures,
    },
  }),
  [`${openData.objects}/{id}`]: get({
    operationId: 'openObject',
    summary: 'One object as a schema.org VisualArtwork with its texts in both languages.',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      '200': { description: 'Success; the answer has an ETag.', content: linkedData },
      '304': { description: 'Not changed since the ETag of `If-None-Match`.' },
      '404': failure,
      '410': failure,
      ...failures,
    },
  }),
  [openData.dumps.jsonLines]: file(
    'openCollectionLines',
    'application/x-ndjson',
    'as JSON-LD, one object a line',
  ),
  [openData.dumps.csv]: file('openCollectionTable', 'text/csv', 'as a table (RFC 4180, UTF-8)'),
  [openData.oai]: get({
    operationId: 'openHarvest',
    summary: 'OAI-PMH 2.0 with the format oai_dc, also by POST; resumption tokens do not expire.',
    parameters: [
      text('verb', 'Verb of the protocol.', {
        enum: [
          ...['Identify', 'ListMetadataFormats', 'ListSets'],
          ...['ListIdentifiers', 'ListRecords', 'GetRecord'],
        ],
      }),
      ...['identifier', 'metadataPrefix', 'from', 'until', 'set', 'resumptionToken'].map((name) =>
        text(name, 'As the protocol defines it.'),
      ),
    ],
    responses: {
      '200': {
        description: 'Success, or an error of the protocol.',
        content: { 'text/xml': { schema: { type: 'string' } } },
      },
      ...failures,
    },
  }),
};
