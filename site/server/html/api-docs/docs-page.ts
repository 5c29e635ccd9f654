import type { Endpoint } from '../../../contract/shared/endpoints';
import { calendarFiles } from '../../../contract/shared/calendar-files';
import { metadataLicence, openData } from '../../../contract/shared/open-data';
import { markup, type Markup } from '../shared/markup';
import { documentedCalls, type DocumentedCall } from './documented-calls';
import { responseSchema, listInputFields } from './openapi';

const responses: Record<Endpoint['response'], string> = {
  rows: 'data is a list of rows.',
  page: 'data is the stored-procedure form; total and records are repeated on top.',
  record: 'data is one object, or null.',
};
const accesses = {
  member: 'Members only: a valid app-token header, else 401.',
  visitor: 'A token is heeded where one is sent.',
  staff: 'Staff only: a valid token in the header authorization, else 401.',
} as const;

const openDataTexts: readonly (readonly [path: string, text: string])[] = [
  [
    openData.objects,
    'Objects as linked data (schema.org DataFeed) in pages of limit, 100 by default and 500 at most. next is the address of the next page; changedSince limits the feed to what has changed; what was withdrawn has dateDeleted. An object alone is at its own address below this one.',
  ],
  [
    openData.dumps.jsonLines,
    'The whole collection as JSON-LD, one object a line, made once a day.',
  ],
  [openData.dumps.csv, 'The whole collection as a table in UTF-8, made once a day.'],
  [
    `${openData.oai}?verb=Identify`,
    'OAI-PMH 2.0 with the format oai_dc: Identify, ListMetadataFormats, ListIdentifiers, ListRecords, GetRecord. Resumption tokens do not expire, deleted records are kept.',
  ],
];

/** API documentation of every call as HTML without JavaScript. */
export function docsPage({ stylesheet, icon }: { stylesheet: string; icon: string }): Markup {
  const tags = [...new Set(documentedCalls.map(({ tag }) => tag))];
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Calls of the content service · Yunze Museum</title>
<link rel="icon" type="image/svg+xml" href="${icon}">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main class="calls">
<h1>Calls of the content service</h1>
<p lang="zh-CN">云泽博物馆内容服务的全部接口。机器可读的描述：<a href="/api/openapi.json">OpenAPI 3.1</a>。</p>
<p>Every call that the site makes. For machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. Whoever answers these calls can serve the same site.</p>
<p>Every answer wears the wrapper <code>{"success", "code", "msg", "data"}</code>, where code 0 means success. A failure carries its HTTP status too. JSON types are strict, unknown fields are ignored.</p>
<nav aria-label="Resources"><ul>${tags.map((tag) => markup`<li><a href="#${sectionId(tag)}">${tag}</a></li>`)}</ul></nav>
${tags.map((tag) =>
  section(
    tag,
    documentedCalls.filter((call) => call.tag === tag),
  ),
)}
<section aria-labelledby="calendar-files">
<h2 id="calendar-files">Calendar files</h2>
<p>iCalendar (RFC 5545), for programs that subscribe: everything or one kind of dates, in each language and script. Events keep their UID; SEQUENCE and LAST-MODIFIED tell changes, STATUS:CANCELLED what does not take place.</p>
<ul>${calendarFiles.map(({ path }) => markup`<li><a href="${path}"><code>GET ${path}</code></a></li>`)}</ul>
</section>
<section aria-labelledby="open-data">
<h2 id="open-data">Open data</h2>
<p>The collection for reuse and harvesting, without a wrapper and readable from every site. Descriptions are <a href="${metadataLicence}">CC0 1.0</a>; each picture names its own licence.</p>
<dl>${openDataTexts.map(([path, text]) => markup`<dt><a href="${path}"><code>GET ${path}</code></a></dt><dd>${text}</dd>`)}</dl>
</section>
</main>
</body>
</html>
`;
}

/** Prefixed, because a tag may have the name of a call, which is the id of its article. */
const sectionId = (tag: string) => `calls-${tag}`;

function section(tag: string, calls: readonly DocumentedCall[]): Markup {
  return markup`<section aria-labelledby="${sectionId(tag)}">
<h2 id="${sectionId(tag)}">${tag}</h2>
${calls.map(callArticle)}
</section>`;
}

function callArticle(call: DocumentedCall): Markup {
  const { name, method, path, access, response, perMinute, roles } = call;
  const { summary, example } = call.schema;
  return markup`<article aria-labelledby="${name}">
<h3 id="${name}"><code>${method} ${path}</code></h3>
<p>${summary}</p>
<p>${responses[response]} ${access && accesses[access]} ${Array.isArray(roles) && `Roles: ${roles.join(', ')}, administrator.`} ${perMinute && `At most ${String(perMinute)} calls a minute from one address.`}</p>
${fieldTable(call)}
<details><summary>Example</summary><pre tabindex="0"><code>${JSON.stringify(example, undefined, 2)}</code></pre></details>
<details><summary>Answer</summary><pre tabindex="0"><code>${JSON.stringify(responseSchema({ ...call.schema, response }), undefined, 2)}</code></pre></details>
</article>`;
}

function fieldTable({ input: form, schema }: DocumentedCall): Markup | undefined {
  const fields = listInputFields(schema.input);
  if (fields.length === 0) return undefined;
  const sent = {
    json: 'JSON body',
    form: 'Form-encoded body',
    query: 'Query',
    binary: 'Query; the body is the file',
  }[form];
  return markup`<table>
<caption>${sent}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Required</th><th scope="col">Schema</th></tr></thead>
<tbody>${fields.map(
    ({ name: field, isRequired, schema: fieldSchema }) =>
      markup`<tr><th scope="row"><code>${field}</code></th><td>${isRequired ? 'yes' : 'no'}</td><td><code>${JSON.stringify(fieldSchema)}</code></td></tr>`,
  )}</tbody>
</table>`;
}
