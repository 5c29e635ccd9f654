import type { FastifyServerOptions } from 'fastify';
import { stripQuery } from './error-handler';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

interface LoggedRequest {
  method?: string;
  url?: string;
}

/** Destination of log lines. */
export interface LogStream {
  write: (line: string) => void;
}

/** Structured logs without IP addresses, URL queries, headers, bodies and SQL parameters. */
export function loggerOptions(level: LogLevel, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: ({ method, url }: LoggedRequest) => ({ method, path: stripQuery(url ?? '') }),
      err: (error: Error) => describeError(error),
    },
  };
}

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

/** Bound for circular chains of causes. */
const mostCauses = 5;

function describeError(error: Error, causesLeft = mostCauses): LoggedError {
  const { code } = error as { code?: unknown };
  const named = typeof code === 'string' ? code : undefined;
  const cause = error.cause instanceof Error && causesLeft > 0 ? error.cause : undefined;
  return {
    type: error.name,
    ...(named !== undefined && { code: named }),
    message: withoutValues(error.message, named),
    stack: framesOf(error),
    ...(cause && { cause: describeError(cause, causesLeft - 1) }),
  };
}

/** PostgreSQL's data exceptions (class 22) quote the rejected value. */
const dataException = /^22[0-9A-Z]{3}$/;

/** Drizzle appends the parameters to the message of a failed query. */
function withoutValues(message: string, code = ''): string {
  const [text = ''] = message.split('\nparams:', 1);
  return dataException.test(code) ? text.replace(/".*"/gs, '"…"') : text;
}

function framesOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.join('\n');
}
