import type { Answer, Fault, FaultProxy } from './fault-proxy';

const statuses = [400, 401, 403, 404, 408, 429, 500, 501, 502, 503, 504, 505];

const wrapper = (code: number, msg: string, data: unknown = null) =>
  JSON.stringify({ success: code === 200, code, msg, data });

const withBody =
  (status: number, body: string | Buffer, type = 'application/json'): Fault =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

/** Replaces every value in the data of an answer. */
const withData =
  (change: (value: unknown) => unknown): Fault =>
  ({ status, body }, response) => {
    const changeDeep = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(changeDeep);
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name, changeDeep(each)]),
        );
      }
      return change(value);
    };
    // The answer to a request that the browser has aborted is empty.
    if (body.length === 0) return void response.writeHead(status).end();
    const parsed = JSON.parse(body.toString()) as { data: unknown };
    const changed = { ...parsed, data: changeDeep(parsed.data) };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(changed));
  };

const endless = '\u202e<script>alert(1)</script>&amp;'.repeat(400);

/** Ways in which the answer of a call may be wrong, by name. */
export const answerFaults: Readonly<Record<string, Parameters<FaultProxy['setFault']>[1]>> = {
  ...Object.fromEntries(
    statuses.map((status) => [`status ${status}`, withBody(status, wrapper(status, ''))]),
  ),
  'status 502 of a proxy': withBody(502, '<html><h1>502 Bad Gateway</h1></html>', 'text/html'),
  'an error in a 200': withBody(200, wrapper(7, 'no')),
  'no answer': (_, response) => void response.destroy(),
  'half an answer': ({ status, headers, body }: Answer, response) => {
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  'text cut off': ({ body }: Answer, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body.subarray(0, body.length / 2));
  },
  'an empty body': withBody(200, ''),
  'a page': withBody(200, '<!doctype html><p>maintenance', 'text/html'),
  'bytes that are not text': withBody(200, Buffer.from([0x1f, 0x8b, 0xff, 0xfe, 0x00, 0x80])),
  'no wrapper': withBody(200, '[1, 2, 3]'),
  'null as data': withBody(200, wrapper(200, '', null)),
  'a number as data': withBody(200, wrapper(200, '', 5)),
  'a list of lists as data': withBody(200, wrapper(200, '', [[[[]]], [null], [[{ id: {} }]]])),
  'null for every value': withData(() => null),
  'numbers for texts': withData((value) => (typeof value === 'string' ? 7 : value)),
  'texts for all else': withData((value) => (typeof value === 'string' ? value : 'x')),
  'lists for every value': withData((value) => [value]),
  'objects for every value': withData((value) => ({ value })),
  'endless texts': withData((value) => (typeof value === 'string' ? endless : value)),
  'hostile addresses': withData((value) =>
    typeof value === 'string' && /[/:]/.test(value) ? 'javascript:alert(1)//' : value,
  ),
  '50 MB': ({ body }: Answer, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body.toString().replace(/^\{/, `{"padding":"${'x'.repeat(50_000_000)}",`));
  },
  'byte by byte': ({ status, headers, body }: Answer, response) => {
    response.writeHead(status, headers);
    const size = Math.ceil(body.length / 20);
    const send = (at: number): void => {
      if (at >= body.length) response.end();
      else response.write(body.subarray(at, at + size), () => setTimeout(send, 50, at + size));
    };
    send(0);
  },
  'a right answer first, then 500': ({ status, headers, body }, response, before) => {
    if (before === 0) response.writeHead(status, headers).end(body);
    else response.writeHead(500, { 'content-type': 'application/json' }).end(wrapper(500, ''));
  },
};

/** The fault of this name. @throws where there is none */
export function findFault(name: string): (typeof answerFaults)[string] {
  const fault = answerFaults[name];
  if (!fault) throw new Error(`no fault is named ${name}`);
  return fault;
}

/** Faults of which the page has to tell the visitor. */
export const isFailure = (name: string) => /^(?:status 5\d\d|no answer|text cut off)$/.test(name);

/** Whether later calls of a page fail by the ids of the answer, so that only a page loaded again asks with the right ones. */
export const spoilsIds = (name: string) => name === 'endless texts';
