import type { FastifyServerOptions } from 'fastify';
import { pathOf } from './handle-failures';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

interface LoggedRequest {
  method?: string;
  url?: string;
}

/** Takes the lines of the log. */
export interface LogStream {
  write: (line: string) => void;
}

/** Structured logs without addresses, queries, headers, bodies or the values of a query's parameters. */
export function loggerOptions(level: LogLevel, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: ({ method, url }: LoggedRequest) => ({ method, path: pathOf(url ?? '') }),
      err: (error: Error) => ({
        type: error.name,
        message: withoutParameters(error.message),
        stack: framesOf(error),
      }),
    },
  };
}

/** A failed query's message ends with the parameters that it was given. */
function withoutParameters(message: string): string {
  return message.split('\nparams:', 1)[0] ?? '';
}

function framesOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.join('\n');
}
