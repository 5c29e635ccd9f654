import { appendFileSync, renameSync, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { policyReportPath } from './security-headers';
import { createRateLimitHook } from './rate-limit';

/** Reports a minute from one client network. */
const perMinute = 30;
/** A report has about 1 KB; browsers send several of them in one request. */
const bodyLimit = 32 * 1024;
const maxReports = 20;
const maxLength = 200;
/** The file becomes `FILE.1` at this size: reports take at most twice as much. */
const maxFileBytes = 256 * 1024;

const text = Type.Optional(Type.String());
const number = Type.Optional(Type.Number());

/** Body of `report-uri` (Content Security Policy Level 2). */
const LegacyReport = Type.Object({
  'csp-report': Type.Object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': number,
  }),
});

/** A report of the Reporting API (Content Security Policy Level 3). */
const Report = Type.Object({
  type: Type.Literal('csp-violation'),
  body: Type.Object({
    documentURL: text,
    blockedURL: text,
    effectiveDirective: text,
    sourceFile: text,
    lineNumber: number,
  }),
});

interface PolicyReport {
  time: string;
  directive: string;
  /** Path of the page, without query and fragment. */
  page: string;
  /** Origin of the blocked resource, or a keyword such as `inline`. */
  blocked: string;
  source: string;
  line: number | undefined;
}

/**
 * Takes the browsers' reports of policy violations and appends them to a file, a JSON object a line. Anybody can send
 * them: size, rate and file are bounded, and queries, addresses and text samples are dropped.
 */
export async function servePolicyReports(
  app: FastifyInstance,
  { file, clock }: { file: string; clock: () => Date },
): Promise<void> {
  const limit = createRateLimitHook(perMinute);
  // A context of its own: the parser is for these media types on this path only.
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post(policyReportPath, { onRequest: limit, bodyLimit }, (request, reply) => {
      const reports = parseReports(request.body, clock());
      if (reports.length > 0) append(file, reports);
      return reply.code(204).send();
    });
    done();
  });
}

/** The reports of a body, at most 20; none of a body that is anything else. */
export function parseReports(body: unknown, now: Date): PolicyReport[] {
  const parsed = typeof body === 'string' ? parseJson(body) : undefined;
  const list = Array.isArray(parsed) ? parsed.slice(0, maxReports) : [parsed];
  return list.flatMap((each: unknown) => {
    const report = Value.Check(LegacyReport, each)
      ? fromLegacy(each)
      : Value.Check(Report, each)
        ? fromReport(each)
        : undefined;
    return report ? [{ time: now.toISOString(), ...report }] : [];
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function fromLegacy({ 'csp-report': report }: Static<typeof LegacyReport>) {
  return {
    directive: short(report['effective-directive'] ?? report['violated-directive'] ?? ''),
    page: pathOf(report['document-uri']),
    blocked: originOf(report['blocked-uri']),
    source: pathOf(report['source-file']),
    line: report['line-number'],
  };
}

function fromReport({ body }: Static<typeof Report>) {
  return {
    directive: short(body.effectiveDirective ?? ''),
    page: pathOf(body.documentURL),
    blocked: originOf(body.blockedURL),
    source: pathOf(body.sourceFile),
    line: body.lineNumber,
  };
}

/** Only what cannot contain a query or a line break. */
function short(value: string): string {
  return value.slice(0, maxLength).replace(/[^\w:/.-]+.*$/s, '');
}

function pathOf(url = ''): string {
  return URL.canParse(url) ? short(new URL(url).pathname) : '';
}

function originOf(url = ''): string {
  if (!URL.canParse(url)) return short(url);
  const { origin, protocol } = new URL(url);
  return short(origin === 'null' ? protocol : origin);
}

function append(file: string, reports: readonly PolicyReport[]): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size >= maxFileBytes) renameSync(file, `${file}.1`);
  const lines = reports.map((report) => `${JSON.stringify(report)}\n`).join('');
  appendFileSync(file, lines, { mode: 0o600 });
}
